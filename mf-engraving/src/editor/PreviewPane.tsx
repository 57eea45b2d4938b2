import { useEffect, useRef, useState } from 'react'
import { Alert, Button, Skeleton, VisuallyHidden } from '@portal/ui'
import { PlaqueDrawing, PlaquePicture } from '../preview/plaque-picture/PlaquePicture'
import type { PhotoOnPlaque } from '../preview/plaque-picture/photo-on-plaque'
import { statedSize } from '@portal/domain/plaque'
import { ActualSize } from '../preview/true-size/ActualSize'
import styles from './Editor.module.css'
import { NOT_SHOWN, refusalText } from './editor-errors'
import { sizeText } from './size-text'
import { FIELD_IDS } from './step-props'
import type { StepProps } from './step-props'
import { useKeptInView } from './use-kept-in-view'
import { TEXT_LABELS } from '../artwork/text-labels'
import { designText } from './design-text'

type Props = Pick<StepProps, 'entry' | 'design' | 'layout' | 'onGoTo'> & {
  /** The photo, when this step moves it. */
  readonly movable?: PhotoOnPlaque | null
}

/** Announce after typing has paused. */
const REST_MS = 1200

/** Preview of the plaque, with its text for screen readers; changes are announced when typing pauses. */
export function PreviewPane({ entry, design, layout, onGoTo, movable }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useKeptInView(place)
  const words = designText(entry, design)
  const photo = design.photo?.cropped?.url ?? null
  const size = layout.layout && sizeText(entry, layout.layout.texts)
  const refusals = layout.layout?.refusals ?? []
  return (
    <div className={styles.preview}>
      <div ref={place} className={styles.picture}>
        {layout.layout ? (
          <PlaquePicture layout={layout.layout} photo={photo} label={words.join('. ')} movable={movable} />
        ) : layout.hasFailed ? (
          <Alert kind="error">
            <span>{`${NOT_SHOWN} `}</span>
            <Button onClick={layout.retry}>Try again</Button>
          </Alert>
        ) : (
          <Skeleton height="12rem" />
        )}
      </div>
      <ul className={styles.words}>
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {layout.layout?.photo && layout.layout.finish.tones && <li>The photo is engraved in one tone.</li>}
        {size !== null && <li>{size}</li>}
      </ul>
      {refusals.map((refusal) => (
        <Alert key={refusal.field} kind="warning">
          <button type="button" className={styles.link} onClick={() => onGoTo('text', FIELD_IDS[refusal.field])}>
            {TEXT_LABELS[refusal.field]}
          </button>
          <span>{`: ${refusalText(refusal)}`}</span>
        </Alert>
      ))}
      {layout.layout && statedSize(entry) !== null && (
        <ActualSize entry={entry}>
          <PlaqueDrawing layout={layout.layout} photo={photo} />
        </ActualSize>
      )}
      <Rested words={words.join('. ')} />
    </div>
  )
}

function Rested({ words }: { words: string }) {
  const [announced, announce] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => announce(words), REST_MS)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  )
}
