import { formatClock } from '@portal/domain'
import { useSaveProgress } from '../booking/save-progress'
import type { SaveProgress, SaveState } from '../booking/save-progress'
import styles from './BarNote.module.css'

interface BarNoteProps {
  readonly outcome: string
  readonly progress: SaveProgress
}

/** What becomes of the pet [OPEN-98], and how far the saving is: both always in sight. */
export function BarNote({ outcome, progress }: BarNoteProps) {
  const told = useSaveProgress(progress)
  return (
    <div className={styles.note}>
      <p className={styles.outcome}>{outcome}</p>
      <p role="status" className={styles.progress}>
        {told && words[told.state](told.at)}
      </p>
    </div>
  )
}

const words: Readonly<Record<SaveState, (at: Date) => string>> = {
  sending: () => 'Saving',
  saved: (at) => `Saved at ${formatClock(at)}`,
  waiting: () => 'Not sent yet: waiting for the connection',
  unsure: () => 'It is not certain that this is saved',
  refused: () => 'Not saved',
}
