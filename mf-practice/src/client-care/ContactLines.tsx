import { formatTypedPhone } from '@portal/domain'
import { callLink, mailLink } from '@portal/domain-bundled/contact-link'
import styles from './ContactLines.module.css'

interface Props {
  readonly name: string
  readonly phone: string
  /** The phone number as displayed. */
  readonly phoneText: string
  readonly email: string | undefined
  /** Opening hours, one line each. */
  readonly hours?: readonly string[] | null
}

/** Name, phone and email of a contact; phones are shown with 0 and in groups [PRA-31..33]. */
export function ContactLines({ name, phone, phoneText, email, hours }: Props) {
  return (
    <div className={styles.contact}>
      <strong>{name}</strong>
      {phone && <a href={callLink(formatTypedPhone(phone))}>{phoneText}</a>}
      {hours?.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {email && <a href={mailLink(email)}>{email}</a>}
    </div>
  )
}
