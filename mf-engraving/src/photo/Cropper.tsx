import type { KeyboardEvent } from 'react'
import type { Size } from '@portal/domain/plaque'
import { Button, Icon } from '@portal/ui'
import { MOST_ZOOM, movedCut, rotatedCut, turnedSize, zoomOf, zoomedCut } from './cut'
import type { Cut } from './cut'
import styles from './Photo.module.css'
import { useDragging } from './use-dragging'

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

/** By a part of what is seen. */
const STEP = 0.02
const ZOOM = 1.1

/** The photo behind its frame: dragged or moved by arrows, zoomed, turned, and applied [ENG-45, ENG-46]. */
export function Cropper({ url, size, aspect, cut, onChange, onReset, onApply, isApplying }: Props) {
  const move = (across: number, down: number) => onChange(movedCut(cut, size, across, down))
  const zoom = (factor: number) => onChange(zoomedCut(cut, size, zoomOf(cut, size) * factor))
  const drag = useDragging({ move: (across, down) => move(-across, -down), zoom })
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys need a place
        tabIndex={0}
        className={styles.frame}
        style={{ aspectRatio: aspect, maxWidth: `min(22rem, ${42 * aspect}vh)` }}
        onKeyDown={press}
        {...drag}
      >
        <img src={url} alt="" draggable={false} className={styles.photo} style={placeOf(cut, size)} />
      </div>
      <div className={styles.tools}>
        <Button aria-label="Zoom out" onClick={() => zoom(1 / ZOOM)}>
          −
        </Button>
        <input
          type="range"
          aria-label="Zoom"
          min={1}
          max={MOST_ZOOM}
          step={0.01}
          value={zoomOf(cut, size)}
          onChange={({ target }) => onChange(zoomedCut(cut, size, Number(target.value)))}
          // The form around it goes on by Enter in a field; this is a tool.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className={styles.zoom}
        />
        <Button aria-label="Zoom in" onClick={() => zoom(ZOOM)}>
          +
        </Button>
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

interface Acts {
  readonly move: (across: number, down: number) => void
  readonly zoom: (factor: number) => void
}

function keyAct(key: string, { move, zoom }: Acts): (() => void) | undefined {
  const acts: Record<string, () => void> = {
    ArrowLeft: () => move(-STEP, 0),
    ArrowRight: () => move(STEP, 0),
    ArrowUp: () => move(0, -STEP),
    ArrowDown: () => move(0, STEP),
    '+': () => zoom(ZOOM),
    '=': () => zoom(ZOOM),
    '-': () => zoom(1 / ZOOM),
  }
  return Object.hasOwn(acts, key) ? acts[key] : undefined
}

const percent = (part: number) => `${part * 100}%`

/** Where the whole photo lies when the frame shows the area, turned around its middle. */
function placeOf({ croppedAreaPixels: area, rotation }: Cut, size: Size) {
  const turned = turnedSize(size, rotation)
  return {
    left: percent((turned.width / 2 - area.x) / area.width),
    top: percent((turned.height / 2 - area.y) / area.height),
    width: percent(size.width / area.width),
    height: percent(size.height / area.height),
    transform: `translate(-50%, -50%) rotate(${rotation}deg)`,
  }
}
