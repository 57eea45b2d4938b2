import { useState } from 'react'
import { dayOf, formatDetailsDate, withTimeZone } from '@portal/domain'
import type { Engraving } from '@portal/domain'
import type { OwnerRequest } from '@portal/domain/plaque'
import { usePortalHost } from '@portal/federation'
import { Alert, Button, SummaryList } from '@portal/ui'
import styles from './ArtworkPanel.module.css'
import { PROBLEMS, answerByText, messageText, openedText } from './request-text'
import { useRenewal } from './use-staff-actions'

/** How the owner was asked: sent, opened, answered, and the deadline. */
export function RequestStatus({ engraving }: { engraving: Engraving }) {
  const { request: latestRequest, state, closed, owner } = engraving
  const canOpen = owner?.canOpen ?? true
  const mayAsk = state === 'waiting' && closed === null && canOpen
  const { isSubmitted } = engraving
  // A request without messages asked nobody; the reason is shown in place of the link.
  const request = canOpen || latestRequest?.messages.length ? latestRequest : null
  if (request === null && !mayAsk) return null
  return (
    <div className={styles.actions}>
      {request ? <Told engraving={engraving} request={request} /> : <NotAsked engraving={engraving} />}
      {mayAsk && isSubmitted && <AskOnceMore engraving={engraving} isAsked={request !== null} />}
    </div>
  )
}

const ownerOf = ({ owner }: Engraving) => owner?.firstName || 'the owner'

function NotAsked({ engraving }: { engraving: Engraving }) {
  return (
    <p>
      {engraving.isSubmitted
        ? `We have not asked ${ownerOf(engraving)} about this artwork yet.`
        : `We'll ask ${ownerOf(engraving)} once the booking is submitted.`}
    </p>
  )
}

function Told({ engraving, request }: { engraving: Engraving; request: OwnerRequest }) {
  const { state, answerBy, approval, changeRequest, timeZone } = engraving
  const { now } = usePortalHost()
  const [today] = useState(() => dayOf(now(), timeZone))
  const { problem: code } = request
  const problem = state === 'waiting' && code && code !== 'cannotOpen' ? PROBLEMS[code] : null
  const answered = approval?.at ?? changeRequest?.at
  const isWaiting = answered === undefined && answerBy !== null
  return (
    <>
      {problem && (
        <Alert kind="warning" title={problem.title}>
          {problem.text(ownerOf(engraving))}
        </Alert>
      )}
      <SummaryList
        dense
        rows={[
          { label: 'Owner asked', value: withTimeZone(formatDetailsDate(request.requestedAt, timeZone), timeZone) },
          ...(request.messages.length > 0
            ? [{ label: 'Sent', value: <Messages request={request} timeZone={timeZone} /> }]
            : []),
          { label: 'Page opened', value: openedText(request, timeZone) },
          ...(answered ? [{ label: 'Answered', value: formatDetailsDate(answered, timeZone) }] : []),
          ...(isWaiting ? [{ label: 'Answer by', value: answerByText(answerBy, today) }] : []),
        ]}
      />
    </>
  )
}

function Messages({ request: { messages }, timeZone }: { request: OwnerRequest } & Pick<Engraving, 'timeZone'>) {
  return (
    <ul className={styles.messages}>
      {messages.map((message) => (
        <li key={`${message.kind} ${message.channel} ${message.sentAt}`}>{messageText(message, timeZone)}</li>
      ))}
    </ul>
  )
}

function AskOnceMore({ engraving, isAsked }: { engraving: Engraving; isAsked: boolean }) {
  const { renew, isBusy, failure } = useRenewal(engraving)
  return (
    <>
      {failure && <Alert kind="error">{failure}</Alert>}
      <div className={styles.buttons}>
        <Button busy={isBusy} busyLabel="Asking" onClick={renew}>
          {isAsked ? 'Ask once more' : 'Ask the owner now'}
        </Button>
      </div>
    </>
  )
}
