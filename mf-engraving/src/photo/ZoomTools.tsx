import type { Size } from '@portal/domain/plaque'
import { Button } from '@portal/ui'
import { MOST_ZOOM, zoomOf, zoomedCut } from './cut'
import type { Cut } from './cut'
import { ZOOM } from './keys'
import styles from './Photo.module.css'

interface Props {
  readonly cut: Cut
  readonly size: Size
  readonly onChange: (cut: Cut) => void
}

/** Zoom by buttons and slider. */
export function ZoomTools({ cut, size, onChange }: Props) {
  const zoom = (to: number) => onChange(zoomedCut(cut, size, to))
  const now = zoomOf(cut, size)
  return (
    <>
      <Button aria-label="Zoom out" onClick={() => zoom(now / ZOOM)}>
        −
      </Button>
      <input
        type="range"
        aria-label="Zoom"
        min={1}
        max={MOST_ZOOM}
        step={0.01}
        value={now}
        onChange={({ target }) => zoom(Number(target.value))}
        // Enter must not submit the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        className={styles.zoom}
      />
      <Button aria-label="Zoom in" onClick={() => zoom(now * ZOOM)}>
        +
      </Button>
    </>
  )
}
