import { formatDetailsDate } from '@portal/domain'
import type { OrderEvent, StageLabels } from '@portal/domain'
import { Card } from '@portal/ui'
import styles from './BookingDetails.module.css'
import { timelineOf } from './timeline'

/** What happened to the booking, latest first [OPEN-30]. */
export function Timeline({ events, labels }: { events: readonly OrderEvent[]; labels: StageLabels | undefined }) {
  const entries = timelineOf(events, labels)
  return (
    <Card title="Timeline">
      {entries.length === 0 && <p className={styles.muted}>Nothing has happened yet.</p>}
      <ol className={styles.timeline}>
        {entries.map(({ id, text, at, by }) => (
          <li key={id} className={styles.event}>
            <p className={styles.what}>{text}</p>
            <p className={styles.when}>
              {at && <time dateTime={at}>{formatDetailsDate(at)}</time>}
              {by && ` · ${by}`}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
