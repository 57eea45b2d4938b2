import { useState } from 'react'
import { ErrorState, Skeleton } from '@portal/ui'
import { getBrand } from '@portal/api-client/contract/brand'
import { clientCareNumber } from '@portal/booking-ui'
import type { Brand, CareHours, TimeZone } from '@portal/domain'
import { usePortalHost, useRead } from '@portal/federation'
import { ContactLines } from './ContactLines'
import { careDay, formatClock, formatDetailsDate, timeZoneName } from '@portal/domain'

/** The Client Care Team of the practice's brand: name, phone, email [PRA-27, PRA-31]. */
export function ClientCareContact() {
  const { brand } = usePortalHost()
  const input = { query: { brand: brand.code } }
  const { data, error, isBusy, retry } = useRead(getBrand, input, { action: 'read client care' })
  if (error) {
    return (
      <ErrorState title="The contact could not be loaded" onRetry={retry} retrying={isBusy}>
        {/* Falls back to the contact loaded with the page, since somebody who needs help should always get it. */}
        <TeamLines brand={brand} />
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <div role="status" aria-label="Loading the contact">
        <Skeleton width="14rem" height="8.5rem" />
      </div>
    )
  }
  return <TeamLines brand={data} />
}

type Team = Pick<Brand, 'name' | 'phone_work' | 'email_addresses' | 'client_care_hours'>

function TeamLines({ brand: { name, phone_work: phone, email_addresses: emails, ...more } }: { brand: Team }) {
  const { timeZone, now: clock } = usePortalHost()
  const [now] = useState(clock)
  const hours = more.client_care_hours && careHoursTexts(more.client_care_hours, now, timeZone)
  const email = emails[0]?.email_address
  return <ContactLines name={name} phone={phone} phoneText={clientCareNumber(phone)} hours={hours} email={email} />
}

/**
 * Client Care's hours in the practice's time zone, and whether it answers now [OPEN-130]. Always the same number of
 * lines, so that nothing moves when they load.
 */
function careHoursTexts(hours: CareHours, now: Date, zone: TimeZone): readonly string[] {
  const { opensAt, closesAt, isOpen } = careDay(hours, now)
  const times = `Monday to Friday, ${formatClock(opensAt, zone)} to ${formatClock(closesAt, zone)}, ${timeZoneName(zone)}.`
  return [times, isOpen ? 'Open now.' : `Closed now, until ${formatDetailsDate(opensAt, zone)}.`]
}
