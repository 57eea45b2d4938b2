import { clientCarePhone, phoneAsTyped } from '@portal/domain'
import { callLink } from '@portal/domain/contact-link'

/** 'Client Care on 08 9200 0000', with the number to tap; without a number just the name. */
export function ClientCareToCall({ phone }: { phone: string }) {
  if (!phone) return <span>Client Care</span>
  return (
    <span>
      <span>Client Care on </span>
      <a href={callLink(phoneAsTyped(phone))}>{clientCarePhone(phone)}</a>
    </span>
  )
}
