import { formatClock, withTimeZone } from '@portal/domain'
import type { TimeZone } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import type { BookingSession, SaveState } from '../booking/session/session'
import { classNames } from '@portal/ui'
import styles from './BarNote.module.css'

interface BarNoteProps {
  readonly outcome: string
  /** The step shows the outcome at its top; a phone then hides it in its bar to save room [OPEN-267]. */
  readonly isSaidAbove?: boolean
  readonly session: Pick<BookingSession, 'progress' | 'savedAt'>
}

/** The outcome for the pet [OPEN-98] and the save state, always visible. */
export function BarNote({ outcome, isSaidAbove = false, session: { progress, savedAt } }: BarNoteProps) {
  const { timeZone } = usePortalHost()
  return (
    <div className={styles.note}>
      <p className={classNames(styles.outcome, isSaidAbove && styles.saidAbove)}>{outcome}</p>
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
  unsure: () => "We don't know yet whether this was saved",
  refused: () => 'Not saved',
}
