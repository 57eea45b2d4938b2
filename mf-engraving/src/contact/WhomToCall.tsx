import { careHours, ClientCareToCall } from '@portal/booking-ui'
import { formatPhone, formatTypedPhone } from '@portal/domain'
import { callLink } from '@portal/domain-bundled/contact-link'
import { usePortalHost } from '@portal/federation'
import type { Clinic } from './clinic'

/** Numbers of clinic and Client Care as links, so that no owner's page is a dead end. */
export function WhomToCall({ clinic }: { clinic: Pick<Clinic, 'name' | 'phone'> | undefined }) {
  const { brand } = usePortalHost()
  const careToCall = <ClientCareToCall phone={brand.phone_work} hours={careHours(brand.client_care_hours)} />
  if (!clinic?.phone) return careToCall
  return (
    <>
      <span>{`${clinic.name || 'your clinic'} on `}</span>
      <a href={callLink(formatTypedPhone(clinic.phone))}>{formatPhone(clinic.phone)}</a>
      <span>{', or '}</span>
      {careToCall}
    </>
  )
}
