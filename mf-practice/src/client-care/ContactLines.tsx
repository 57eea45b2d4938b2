import { phoneAsTyped } from '@portal/domain'
import { callLink, mailLink } from '@portal/domain/contact-link'
import styles from './ContactLines.module.css'

interface Props {
  readonly name: string
  readonly phone: string
  /** The phone as it is read. */
  readonly phoneText: string
  readonly email: string | undefined
  /** When somebody answers. */
  readonly hours?: readonly string[] | null
}

/** Name, phone and email of a contact; phones are shown with 0 and in groups [PRA-31..33]. */
export function ContactLines({ name, phone, phoneText, email, hours }: Props) {
  return (
    <div className={styles.contact}>
      <strong>{name}</strong>
      {phone && <a href={callLink(phoneAsTyped(phone))}>{phoneText}</a>}
      {hours?.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {email && <a href={mailLink(email)}>{email}</a>}
    </div>
  )
}
