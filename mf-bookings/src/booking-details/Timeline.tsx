import { useState } from 'react'
import { formatDetailsDate } from '@portal/domain'
import type { OrderEvent, StageLabels } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Button, Card, classNames } from '@portal/ui'
import styles from './BookingDetails.module.css'
import { timelineOf } from './timeline-entries'

/** Number of events shown at first; print shows all of them. */
const LATEST = 5

/** Events of the booking, latest first [OPEN-30]. */
export function Timeline({ events, labels }: { events: readonly OrderEvent[]; labels: StageLabels | undefined }) {
  const { timeZone } = usePortalHost()
  const entries = timelineOf(events, labels)
  const [isWhole, setWhole] = useState(entries.length <= LATEST + 1)
  return (
    <Card title="Timeline">
      {entries.length === 0 && <p className={styles.muted}>Nothing has happened yet.</p>}
      <ol className={classNames(styles.timeline, !isWhole && styles.latest)}>
        {entries.map(({ id, text, at, by }) => (
          <li key={id} className={styles.event}>
            <p className={styles.what}>{text}</p>
            <p className={styles.when}>
              {at && (
                <time dateTime={at} translate="no">
                  {formatDetailsDate(at, timeZone)}
                </time>
              )}
              {by && <span>{` · ${by}`}</span>}
            </p>
          </li>
        ))}
      </ol>
      {!isWhole && (
        <div data-print="hide">
          <Button size="small" onClick={() => setWhole(true)}>{`Show all ${entries.length}`}</Button>
        </div>
      )}
    </Card>
  )
}
