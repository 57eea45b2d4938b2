import { ARTWORK_LABELS, RetryOrCall } from '@portal/booking-ui'
import { formatDetailsDate, withTimeZone } from '@portal/domain'
import type { OwnerAnswer } from '@portal/domain/plaque'
import { paths, usePortalHost } from '@portal/federation'
import { Link } from '@portal/router'
import { Card, ErrorState, StatusTag } from '@portal/ui'
import styles from './OwnersAnswers.module.css'
import { useOwnerAnswers } from './use-owner-answers'

/**
 * Owners' answers about their plaques; those that the practice must act on come first. Renders nothing without answers.
 */
export function OwnersAnswers() {
  const { data, error, isBusy, retry } = useOwnerAnswers()
  if (error && !data) {
    return (
      <Card title="Owners' answers">
        <ErrorState title="Owners' answers could not be loaded" onRetry={retry} retrying={isBusy}>
          <RetryOrCall safe="They are safe, and we emailed each one to your practice." />
        </ErrorState>
      </Card>
    )
  }
  if (!data || data.answers.length === 0) return null
  const shown = data.answers.filter(({ answer }) => answer === 'changesAsked').length
  return (
    <Card title="Owners' answers" className={styles.card ?? ''}>
      <ul className={styles.answers}>
        {data.answers.map((answer) => (
          <Answer key={`${answer.bookingId} ${answer.lineId}`} answer={answer} />
        ))}
      </ul>
      {data.open > shown && <p className={styles.more}>{moreWords(data.open - shown)}</p>}
    </Card>
  )
}

const moreWords = (count: number) =>
  `${count} more ${count === 1 ? 'asks' : 'ask'} for changes. Choose View All Bookings to see them.`

function Answer({ answer: { bookingId, orderId, petName, productName, answer, at } }: { answer: OwnerAnswer }) {
  const { timeZone } = usePortalHost()
  const { text, tone } = ARTWORK_LABELS[answer]
  return (
    <li className={styles.answer}>
      <span>
        <Link to={paths.booking(bookingId)} className={styles.name}>
          {[petName, `booking ${orderId}`].filter(Boolean).join(', ')}
        </Link>
        <span className={styles.what}>
          {`${productName} · ${withTimeZone(formatDetailsDate(at, timeZone), timeZone)}`}
        </span>
      </span>
      <StatusTag tone={tone}>{text}</StatusTag>
    </li>
  )
}
