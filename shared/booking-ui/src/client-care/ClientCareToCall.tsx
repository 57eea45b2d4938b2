import { formatTypedPhone } from '@portal/domain'
import { callLink } from '@portal/domain-bundled/contact-link'
import { clientCareNumber, inBrackets } from './client-care'

interface Props {
  readonly phone: string
  /** Opening hours, in words. */
  readonly hours: string | null
}

/** 'Client Care on 08 9200 0000 (<hours>)', with the number as a link; without a number only the name. */
export function ClientCareToCall({ phone, hours }: Props) {
  if (!phone) return <span>Client Care</span>
  return (
    <span>
      <span>Client Care on </span>
      <a href={callLink(formatTypedPhone(phone))}>{clientCareNumber(phone)}</a>
      <span>{inBrackets(hours)}</span>
    </span>
  )
}
