import { clientCarePhone, formatTypedPhone } from '@portal/domain'
import { careHoursInWords } from '@portal/domain-bundled/care-hours'
import { callLink } from '@portal/domain-bundled/contact-link'
import type { PortalHost } from '@portal/federation'

type Brand = Pick<PortalHost['brand'], 'phone_work' | 'client_care_hours'>

/** 'Client Care on 08 9200 0000 (<hours>)', with the number as a link; without a number only the name [OPEN-360]. */
export function ClientCareToCall({ brand: { phone_work: phone, client_care_hours: hours } }: { brand: Brand }) {
  if (!phone) return <span>Client Care</span>
  return (
    <span>
      <span>Client Care on </span>
      <a href={callLink(formatTypedPhone(phone))}>{clientCarePhone(phone)}</a>
      <span>{hours ? ` (${careHoursInWords(hours)})` : ''}</span>
    </span>
  )
}
