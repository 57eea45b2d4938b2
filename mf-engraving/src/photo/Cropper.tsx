import type { KeyboardEvent } from 'react'
import type { Size } from '@portal/domain/plaque'
import { Button, Icon } from '@portal/ui'
import { framed, movedCut, rotatedCut, zoomOf, zoomedCut } from './cut'
import type { Cut } from './cut'
import { keyAct } from './keys'
import styles from './Photo.module.css'
import { useDragging } from './use-dragging'
import { ZoomTools } from './ZoomTools'

interface Props {
  readonly url: string
  readonly size: Size
  readonly aspect: number
  readonly cut: Cut
  readonly onChange: (cut: Cut) => void
  readonly onReset: () => void
  readonly onApply: () => void
  readonly isApplying: boolean
}

/** The photo behind its frame: drag or arrow keys, zoom, turn, Apply [ENG-45, ENG-46]. */
export function Cropper({ url, size, aspect, cut, onChange, onReset, onApply, isApplying }: Props) {
  // The photo follows the direction, behind its frame.
  const move = (across: number, down: number) => onChange(movedCut(cut, size, -across, -down))
  const zoom = (factor: number) => onChange(zoomedCut(cut, size, zoomOf(cut, size) * factor))
  const drag = useDragging({ move, zoom })
  const press = (event: KeyboardEvent) => {
    const act = keyAct(event.key, { move, zoom })
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <div className={styles.cropper}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a picture that is moved by keys */}
      <div
        role="group"
        aria-roledescription="cropper"
        aria-label="Photo. Arrow keys move it, plus and minus zoom."
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys need the focus
        tabIndex={0}
        className={styles.frame}
        style={{ aspectRatio: aspect, maxWidth: `min(22rem, ${42 * aspect}vh)` }}
        onKeyDown={press}
        {...drag}
      >
        <img src={url} alt="" draggable={false} className={styles.photo} style={placeOf(cut, size)} />
      </div>
      <div className={styles.tools}>
        <ZoomTools cut={cut} size={size} onChange={onChange} />
        <Button aria-label="Turn left" onClick={() => onChange(rotatedCut(cut, size, -1))}>
          ⟲
        </Button>
        <Button aria-label="Turn right" onClick={() => onChange(rotatedCut(cut, size, 1))}>
          ⟳
        </Button>
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onReset}>
          Reset
        </Button>
        <Button
          variant="primary"
          icon={<Icon name="check" />}
          busy={isApplying}
          busyLabel="Cropping the photo"
          onClick={onApply}
        >
          Apply
        </Button>
      </div>
    </div>
  )
}

const percent = (part: number) => `${part * 100}%`

/** Position of the whole photo when the frame shows the area, turned around its centre. */
function placeOf(cut: Cut, size: Size) {
  const { x, y, width, height } = framed(cut, size)
  return {
    left: percent(x),
    top: percent(y),
    width: percent(width),
    height: percent(height),
    transform: `translate(-50%, -50%) rotate(${cut.rotation}deg)`,
  }
}
