import { useId } from 'react'
import { RetryOrCall } from '@portal/booking-ui'
import { formatCount } from '@portal/domain'
import { Link } from '@portal/router'
import { Button, Skeleton, VisuallyHidden } from '@portal/ui'
import { ageText, ATTENTION_LABELS, attentionPath } from './attention-labels'
import styles from './NeedsAttention.module.css'
import { useAttention } from './use-attention'
import type { WaitingGroup } from './use-attention'

/**
 * Counts of bookings that have waited too long, each with a link to them; one calm line when there are none [OPEN-180,
 * OPEN-183].
 */
export function NeedsAttention({ userId }: { userId: string }) {
  const titleId = useId()
  const { waiting: groups, expected, error, isBusy, retry } = useAttention(userId)
  return (
    <section aria-labelledby={titleId} className={styles.attention}>
      <div className={styles.title}>
        <h2 id={titleId}>Needs attention</h2>
        <p className={styles.note}>{OF_ALL}</p>
      </div>
      {groups ? (
        <Kinds groups={groups} />
      ) : error ? (
        <p className={styles.calm}>
          <span>
            We couldn't load what needs your attention. <RetryOrCall safe="Your bookings are safe." />
          </span>
          <Button size="small" busy={isBusy} onClick={retry}>
            Retry
          </Button>
        </p>
      ) : (
        <Loading expected={expected} />
      )}
    </section>
  )
}

/** The tables below count differently: only some services, one stage, and any age. */
const OF_ALL = 'All services, waiting too long'

function Kinds({ groups }: { groups: readonly WaitingGroup[] }) {
  if (groups.length === 0) return <p className={styles.calm}>Nothing has waited too long.</p>
  return (
    <ul className={styles.kinds}>
      {groups.map(({ kind, count, oldest_days: days }) => (
        <li key={kind}>
          <Link to={attentionPath(kind)} className={styles.kind}>
            <span className={styles.count}>{formatCount(count)}</span>{' '}
            <span className={styles.name}>{ATTENTION_LABELS[kind]}</span>{' '}
            <span className={styles.age}>{ageText(count, days)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Keeps the height of the last result: its number of tiles, or the one calm line. */
function Loading({ expected }: { expected: number }) {
  return (
    <div role="status" className={expected === 0 ? styles.calm : styles.kinds}>
      <VisuallyHidden>Loading what needs attention</VisuallyHidden>
      {expected === 0 && <Skeleton width="14rem" />}
      {Array.from({ length: expected }, (_, index) => (
        <div key={index} aria-hidden className={styles.kind}>
          <Skeleton height="2.25rem" />
        </div>
      ))}
    </div>
  )
}
