import { useState } from 'react'
import { renderSVG } from 'uqr'
import { formatPhone, canReceiveSms } from '@portal/domain'
import { mailLink, smsLink } from '@portal/domain-bundled/contact-link'
import type { Engraving } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Alert, Button, buttonClass } from '@portal/ui'
import styles from './ArtworkPanel.module.css'
import { cannotOpenText } from './request-text'

type Owner = NonNullable<Engraving['owner']>

/** The link for the owner: copy, QR code, SMS, email; or why it would not work [ENG-24, OPEN-133]. */
export function ReachOwner({ owner, petName }: { owner: Owner; petName: string }) {
  const { firstName, phone, email, link, canOpen } = owner
  const message = messageFor(owner, petName)
  if (!canOpen) {
    return (
      <Alert kind="info" title="We can't ask the owner online">
        {cannotOpenText(owner)}
      </Alert>
    )
  }
  return (
    <div className={styles.reach}>
      <p>{`${firstName || 'The owner'} approves it on a phone, with the mobile number ${formatPhone(phone)}.`}</p>
      <div className={styles.buttons}>
        <CopyLink link={link} />
        {canReceiveSms(phone) && (
          <a className={buttonClass('secondary')} href={smsLink(phone, message)}>
            Send by SMS
          </a>
        )}
        {email && (
          <a
            className={buttonClass('secondary')}
            href={mailLink(email, { subject: subjectFor(petName), body: message })}
          >
            Send by email
          </a>
        )}
      </div>
      {!email && <p>We have no email address. To send the link by email, add one to the booking.</p>}
      <details className={styles.code}>
        <summary>Show a code to scan</summary>
        <img src={codeOf(link)} alt="Code that opens the page for the owner" width={180} height={180} />
      </details>
    </div>
  )
}

const subjectFor = (petName: string) => `Please check the engraving${petName && ` for ${petName}`}`

const messageFor = ({ firstName, link }: Owner, petName: string) =>
  `${firstName ? `Dear ${firstName}, please` : 'Please'} check the engraving${petName && ` for ${petName}`}: ${link}`

/** Dark on light in every theme, so that a camera can read it. */
const codeOf = (link: string) => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`

function CopyLink({ link }: { link: string }) {
  const { notify } = usePortalHost()
  const [shown, setShown] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      notify({ tone: 'success', text: 'The link is copied.' })
    } catch {
      setShown(true)
    }
  }
  return (
    <>
      <Button onClick={() => void copy()}>Copy the link</Button>
      {shown && <code className={styles.link}>{link}</code>}
    </>
  )
}
