import { useState } from 'react'
import { Link, useNavigate } from '@portal/router'
import { dayOf, formatDay, formatDetailsDate, withTimeZone } from '@portal/domain'
import type { Engraving } from '@portal/domain'
import { isOverdue } from '@portal/domain/plaque'
import type { SavedVersion } from '@portal/domain/plaque'
import { paths, usePortalHost } from '@portal/federation'
import { Alert, Button, buttonClass } from '@portal/ui'
import { ApproveStored } from '../ApproveStored'
import { EarlierApproval } from '../EarlierApproval'
import { requestText } from '../owner-request-text'
import { WhomToCall } from '../../contact/WhomToCall'
import type { LineScreen } from '../../line/LineFrame'
import { screenPath } from '../../line/line-address'
import { AskTheClinic } from './AskTheClinic'
import styles from './Decision.module.css'

/** 'I approve this artwork', 'I want to make changes', or a note to the clinic [ENG-05, ENG-15, ENG-16]. */
export function Decision({ current, ...screen }: LineScreen & { readonly current: SavedVersion }) {
  const navigate = useNavigate()
  const { address, engraving, clinic, productId } = screen
  const isStaff = address.staff === '1'
  return (
    <div className={styles.decision}>
      {!isStaff && <Request engraving={engraving} clinic={clinic} />}
      <EarlierApproval engraving={engraving} clinic={clinic} />
      {engraving.changeRequest && (
        <Alert
          kind="info"
          title={`Changes were asked for on ${askedOn(engraving.changeRequest.at, engraving.timeZone)}`}
        >
          {engraving.changeRequest.note}
        </Alert>
      )}
      <ApproveStored
        {...{ engraving, current, productId, clinic }}
        visitor={isStaff ? 'staff' : 'client'}
        label="I approve this artwork"
        onApproved={() => void navigate(screenPath(isStaff ? 'approved' : 'thank-you', address))}
      />
      <OtherAnswers {...screen} />
      <p className={styles.call}>
        Questions? Call <WhomToCall clinic={clinic} />.
      </p>
    </div>
  )
}

const askedOn = (at: string, zone: Engraving['timeZone']) => withTimeZone(formatDetailsDate(at, zone), zone)

/** The request to the owner: read the plaque, approve it or ask for a change. */
function Request({ engraving, clinic }: Pick<LineScreen, 'engraving' | 'clinic'>) {
  const isWords = Boolean(engraving.current?.record.words)
  return (
    <div className={styles.request}>
      <p>{requestText(engraving, clinic.name)}</p>
      <p>
        {isWords
          ? 'If they are right, tick the box and approve them. If not, ask the clinic to change them.'
          : 'If it is right, tick the box and approve it. If not, change it here or ask the clinic.'}
      </p>
      <AnswerBy engraving={engraving} />
    </div>
  )
}

/** The deadline and what happens after it; no reply never counts as approval. */
function AnswerBy({ engraving: { answerBy: day, timeZone } }: { engraving: Engraving }) {
  const { now } = usePortalHost()
  const [today] = useState(() => dayOf(now(), timeZone))
  if (day === null) return null
  const date = formatDay(day)
  const words = isOverdue(day, today)
    ? `We asked for your answer by ${date}. You can still answer here, or Client Care will call you.`
    : `Please answer by ${date}. If we don't hear from you, Client Care will call you.`
  return <p>{`${words} No reply doesn't count as approval.`}</p>
}

function OtherAnswers({ address, engraving }: LineScreen) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <div className={styles.buttons}>
        {engraving.current?.record.words ? (
          address.staff === '1' && (
            <Link to={paths.booking(address.bookingId)} className={buttonClass('secondary')}>
              Change the words in the booking
            </Link>
          )
        ) : (
          <Link to={screenPath('customise-text', address)} className={buttonClass('secondary')}>
            I want to make changes
          </Link>
        )}
        {address.staff === '0' && !isAsking && <Button onClick={() => setAsking(true)}>Ask the clinic</Button>}
      </div>
      {isAsking && <AskTheClinic engraving={engraving} onClose={() => setAsking(false)} />}
    </>
  )
}
