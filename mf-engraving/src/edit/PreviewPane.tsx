import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { Alert, Button, Skeleton, VisuallyHidden } from '@portal/ui'
import { stageSize, statedSize } from '@portal/domain/plaque'
import { LOOK_NOTE } from '../preview/on-product/looks'
import { PlaqueDrawing, PlaquePicture } from '../preview/plaque-picture/PlaquePicture'
import type { PhotoOnPlaque } from '../preview/plaque-picture/photo-on-plaque'
import { ActualSize } from '../preview/true-size/ActualSize'
import { TEXT_LABELS } from '../artwork/text-labels'
import styles from './Editor.module.css'
import { NOT_SHOWN, refusalText } from './editor-errors'
import { LazyOnProduct, LazyPicturePresses, LazyPictureTools } from './lazy-tools'
import { designText } from './design-text'
import { sizeText } from './size-text'
import type { EditorStep, StepProps } from './editor-step'
import { FIELD_IDS } from './editor-step'
import { useLook } from './design-store'

type Props = Pick<StepProps, 'entry' | 'design' | 'layout' | 'onGoTo' | 'merge'> & {
  readonly step: EditorStep
  /** The photo, when this step moves it. */
  readonly movable?: PhotoOnPlaque | null
}

/** Announce after typing has paused. */
const REST_MS = 1200

/** Preview of the plaque, with its text for screen readers; changes are announced when typing pauses. */
export function PreviewPane(props: Props) {
  const { entry, design, layout, onGoTo } = props
  const place = useRef<HTMLDivElement>(null)
  useKeptInView(place)
  const words = designText(entry, design)
  const size = layout.layout && sizeText(entry, layout.layout.texts)
  const [look] = useLook()
  const { width, height } = stageSize(entry)
  const shape: Record<`--${string}`, number> = { '--aspect': width / height }
  return (
    <div className={styles.preview}>
      <div ref={place} className={styles.picture} style={shape}>
        <Shown {...props} label={words.join('. ')} />
      </div>
      <div className={styles.tools}>{layout.layout && <LazyPictureTools entry={entry} />}</div>
      <ul className={styles.words}>
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {layout.layout?.photo && layout.layout.finish.tones && <li>The photo is engraved in one tone.</li>}
        {size !== null && <li>{size}</li>}
        {look !== 'flat' && <li>{LOOK_NOTE}</li>}
      </ul>
      {layout.layout?.refusals.map((refusal) => (
        <Alert key={refusal.field} kind="warning">
          <button type="button" className={styles.link} onClick={() => onGoTo('text', FIELD_IDS[refusal.field])}>
            {TEXT_LABELS[refusal.field]}
          </button>
          <span>{`: ${refusalText(refusal)}`}</span>
        </Alert>
      ))}
      {layout.layout && statedSize(entry) !== null && (
        <ActualSize entry={entry}>
          <PlaqueDrawing layout={layout.layout} photo={photoOf(design)} />
        </ActualSize>
      )}
      <Rested words={words.join('. ')} />
    </div>
  )
}

const photoOf = ({ photo }: Props['design']) => photo?.cropped?.url ?? null

/** The picture in the chosen look; why it cannot be shown; or its place while a font loads. */
function Shown({ label, ...props }: Props & { readonly label: string }) {
  const { entry, design, layout: state, movable } = props
  const { layout } = state
  const [look] = useLook()
  if (layout && look !== 'flat') {
    return <LazyOnProduct entry={entry} layout={layout} photo={photoOf(design)} look={look} />
  }
  if (layout) {
    const overlay = <LazyPicturePresses {...props} layout={layout} />
    return <PlaquePicture layout={layout} photo={photoOf(design)} label={label} movable={movable} overlay={overlay} />
  }
  if (!state.hasFailed) return <Skeleton height="12rem" />
  return (
    <Alert kind="error">
      <span>{`${NOT_SHOWN} `}</span>
      <Button onClick={state.retry}>Try again</Button>
    </Alert>
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

/**
 * Keeps an element below the visible top while a phone's keyboard has scrolled the visual viewport, which `position:
 * sticky` ignores.
 */
function useKeptInView(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = globalThis.visualViewport
    if (!viewport) return undefined
    let shift = 0
    const follow = () => {
      const element = place.current
      if (!element) return
      const top = element.getBoundingClientRect().top - shift
      const isCovered = globalThis.innerHeight - viewport.height > 120
      shift = isCovered ? Math.max(0, viewport.offsetTop - top) : 0
      element.style.transform = shift > 0 ? `translateY(${shift}px)` : ''
    }
    viewport.addEventListener('resize', follow)
    viewport.addEventListener('scroll', follow)
    return () => {
      viewport.removeEventListener('resize', follow)
      viewport.removeEventListener('scroll', follow)
    }
  }, [place])
}
