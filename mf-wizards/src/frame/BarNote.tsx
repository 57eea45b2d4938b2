import { formatClock, withTimeZone } from '@portal/domain'
import type { TimeZone } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import type { BookingSession, SaveState } from '../booking/session/session'
import styles from './BarNote.module.css'

interface BarNoteProps {
  readonly outcome: string
  readonly session: Pick<BookingSession, 'progress' | 'savedAt'>
}

/** What becomes of the pet [OPEN-98], and how far the saving is: both always in sight. */
export function BarNote({ outcome, session: { progress, savedAt } }: BarNoteProps) {
  const { timeZone } = usePortalHost()
  return (
    <div className={styles.note}>
      <p className={styles.outcome}>{outcome}</p>
      <p role="status" className={styles.progress}>
        {progress && words[progress](savedAt, timeZone)}
      </p>
    </div>
  )
}

const words: Readonly<Record<SaveState, (at: Date | null, zone: TimeZone) => string>> = {
  sending: () => 'Saving',
  saved: (at, zone) => (at ? `Saved at ${withTimeZone(formatClock(at, zone), zone)}` : ''),
  waiting: () => 'Not sent yet: waiting for the connection',
  unsure: () => 'It is not certain that this is saved',
  refused: () => 'Not saved',
}
