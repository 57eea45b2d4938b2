import { FONT_SIZES } from '@portal/domain/plaque'
import { Button } from '@portal/ui'
import { ROOM_TEXTS } from './room'
import type { Room } from './room'
import styles from './TextTools.module.css'

interface Props {
  /** Label of the text. */
  readonly label: string
  /** Size as engraved. */
  readonly size: number
  readonly largest: number
  readonly room: Room
  readonly onSize: (size: number) => void
}

/** Sizes by one press. */
const STEP = 2

/** Smaller and larger letters, and how much room is left [ENG-35]. */
export function SizeTools({ label, size, largest, room, onSize }: Props) {
  const words = ROOM_TEXTS[room.state]
  return (
    <div className={styles.size} role="group" aria-label={`Size, ${label}`}>
      <Button
        size="small"
        aria-label={`Smaller letters, ${label}`}
        disabledReason={size <= FONT_SIZES.min ? 'These are the smallest letters.' : undefined}
        onClick={() => onSize(Math.max(FONT_SIZES.min, size - STEP))}
      >
        A−
      </Button>
      <Button
        size="small"
        aria-label={`Larger letters, ${label}`}
        disabledReason={size >= largest ? 'There is no room for larger letters.' : undefined}
        onClick={() => onSize(Math.min(largest, size + STEP))}
      >
        A+
      </Button>
      <div className={styles.room}>
        <div
          role="meter"
          aria-label={`Room used, ${label}`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={room.used}
          aria-valuetext={words}
          className={styles.meter}
          data-state={room.state}
        >
          <div style={{ width: `${room.used}%` }} />
        </div>
        <p className={styles.note} role="status">{`Size ${size}. ${words}`}</p>
      </div>
    </div>
  )
}
