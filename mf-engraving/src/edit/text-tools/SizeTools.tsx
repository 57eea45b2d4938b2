import { FONT_SIZES } from '@portal/domain/plaque'
import { LimitButton } from '../LimitButton'
import { ROOM_TEXTS } from './room'
import type { Room, RoomState } from './room'
import styles from './TextTools.module.css'

interface Props {
  readonly label: string
  /** Size as engraved. */
  readonly size: number
  readonly room: Room
  readonly onSmaller: (size: number) => void
  /** The size may be too large. */
  readonly onLarger: (size: number) => void
}

const LIMITED: readonly RoomState[] = ['full', 'over']

/** Change of the size by one press. */
const STEP = 2

/** Smaller and larger letters, and how much room is left [ENG-35]. */
export function SizeTools({ label, size, room, onSmaller, onLarger }: Props) {
  const words = ROOM_TEXTS[room.state]
  return (
    <div className={styles.size} role="group" aria-label={`Size, ${label}`}>
      <LimitButton
        aria-label={`Smaller letters, ${label}`}
        limit={size <= FONT_SIZES.min ? 'These are the smallest letters.' : null}
        onClick={() => onSmaller(Math.max(FONT_SIZES.min, size - STEP))}
      >
        A−
      </LimitButton>
      <LimitButton
        aria-label={`Larger letters, ${label}`}
        limit={LIMITED.includes(room.state) ? 'There is no room for larger letters.' : null}
        onClick={() => onLarger(Math.min(FONT_SIZES.max, size + STEP))}
      >
        A+
      </LimitButton>
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
