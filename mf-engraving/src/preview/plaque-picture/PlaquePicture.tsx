import { useState } from 'react'
import type { ReactNode } from 'react'
import { usePortalHost } from '@portal/federation'
import { plaqueSvg } from '@portal/plaque'
import type { PlaqueLayout } from '@portal/plaque'
import { classNames } from '@portal/ui'
import unapproved from '../../unapproved.module.css'
import { PhotoControl } from './PhotoControl'
import type { PhotoOnPlaque } from './photo-on-plaque'
import { PhotoTools } from './PhotoTools'
import styles from './PlaquePicture.module.css'
import { StagePlace } from './StagePlace'
import { useStageCode } from './stage-code'
import { useSelection } from './use-selection'

interface Props {
  readonly layout: PlaqueLayout
  /** Address of the cropped photo; without one its place is shown faintly. */
  readonly photo: string | null
  /** Text alternative. */
  readonly label: string
  /** The photo, when it can be moved. */
  readonly movable?: PhotoOnPlaque | null | undefined
  /** Above the picture, for pointers. */
  readonly overlay?: ReactNode
}

/** Preview of the plaque, as wide as its container: on the stage, and as the server's SVG until that has loaded. */
export function PlaquePicture({ layout, photo, label, movable = null, overlay }: Props) {
  const stage = useStage()
  const { control, isSelected, select, watch } = useSelection()
  const moved = stage.open && layout.photo ? movable : null
  const { width, height } = layout.stage
  return (
    <div className={styles.plaque} {...watch}>
      <div className={styles.place}>
        <div
          role="img"
          aria-label={label}
          className={classNames(styles.picture, unapproved.unapproved)}
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          {stage.open ? (
            <StagePlace
              open={stage.open}
              onFault={stage.onFault}
              movable={moved}
              onSelect={select}
              {...{ layout, photo, isSelected }}
            />
          ) : (
            <PlaqueDrawing layout={layout} photo={photo} />
          )}
        </div>
        {overlay}
        {moved && <PhotoControl ref={control} layout={layout} photo={moved} />}
      </div>
      {moved && <PhotoTools photo={moved} />}
    </div>
  )
}

/** The stage's code; without it the SVG stays. */
function useStage() {
  const { report } = usePortalHost()
  const code = useStageCode()
  const [hasFailed, setFailed] = useState(false)
  return {
    open: hasFailed ? null : code,
    onFault: (fault: unknown) => {
      setFailed(true)
      report(fault, { action: 'draw stage' })
    },
  }
}

/** Hidden from screen readers: the wrapper has the text. */
export const PlaqueDrawing = ({ layout, photo }: Pick<Props, 'layout' | 'photo'>) => (
  <div
    aria-hidden="true"
    className={styles.drawing}
    // The same SVG that the server renders; outside text is escaped in it.
    dangerouslySetInnerHTML={{ __html: plaqueSvg(layout, photo === null ? {} : { photoHref: photo }) }}
  />
)
