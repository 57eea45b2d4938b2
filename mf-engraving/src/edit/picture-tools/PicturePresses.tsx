import type { PlaqueLayout } from '@portal/plaque'
import { TEXT_LABELS } from '../../artwork/text-labels'
import { boxStyle } from '../../preview/plaque-picture/box-style'
import type { EditorStep, StepProps } from '../editor-step'
import { FIELD_IDS } from '../editor-step'
import styles from './PictureTools.module.css'
import { useIconDrag } from './use-icon-drag'

interface Props extends Pick<StepProps, 'design' | 'merge' | 'onGoTo'> {
  readonly layout: PlaqueLayout
  readonly step: EditorStep
}

/**
 * Above the picture: the place of a photo that is not chosen yet [OPEN-385], and areas that open a field when pressed.
 * Keyboard users reach the same fields by the list of steps.
 */
export function PicturePresses({ layout, step, ...props }: Props) {
  const { texts, photo, stage, finish } = layout
  return (
    <>
      {photo && !props.design.photo?.cropped && (
        <div
          aria-hidden="true"
          className={styles.noPhoto}
          style={{
            ...boxStyle(photo.box, stage),
            color: finish.ink,
            borderRadius: photo.clip === null ? undefined : '50%',
          }}
        >
          Photo
        </div>
      )}
      {texts.map(({ field, bounds }) => (
        <div
          key={field}
          aria-hidden="true"
          title={`Change: ${TEXT_LABELS[field]}`}
          className={styles.press}
          style={boxStyle(bounds, stage)}
          onClick={() => props.onGoTo('text', FIELD_IDS[field])}
        />
      ))}
      {photo && step !== 'image' && (
        <div
          aria-hidden="true"
          title="Change: Photo"
          className={styles.press}
          style={boxStyle(photo.box, stage)}
          onClick={() => props.onGoTo('image', FIELD_IDS.photo)}
        />
      )}
      <IconHandle layout={layout} step={step} {...props} />
    </>
  )
}

/** The icon on the picture: dragged to the other side; in its own step also moved by keys. */
function IconHandle({ layout, step, design, merge, onGoTo }: Props) {
  const { icon, stage, finish } = layout
  const { moved, handlers } = useIconDrag({
    layout,
    place: (side) => side !== design.draft.iconPlacement && merge({ draft: { iconPlacement: side } }),
    press: () => onGoTo('icon', FIELD_IDS.icon),
  })
  if (!icon) return null
  const { x, y, width, height } = icon.bounds
  const isOwnStep = step === 'icon'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture that is moved by keys
    <div
      role={isOwnStep ? 'group' : undefined}
      aria-hidden={isOwnStep ? undefined : true}
      aria-label={isOwnStep ? `${design.draft.icon} icon: move with the left and right arrow keys` : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys need the focus
      tabIndex={isOwnStep ? 0 : undefined}
      title="Drag to the other side of the text"
      className={styles.icon}
      style={{ ...boxStyle(icon.bounds, stage), transform: `translateX(${moved}px)` }}
      {...handlers}
    >
      {moved !== 0 && (
        <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" fill={finish.ink} fillRule="evenodd">
          <path transform={`matrix(${icon.scaleX} 0 0 ${icon.scaleY} ${icon.x} ${icon.y})`} d={icon.d} />
        </svg>
      )}
    </div>
  )
}
