import { careHours, clientCare } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'

/**
 * 'Client Care on 08 9200 0000 (<hours>)', with hours in its own time zone, since owners' pages have none [OPEN-137].
 */
export function useCare(): string {
  const { brand } = usePortalHost()
  return clientCare(brand.phone_work, careHours(brand.client_care_hours))
}
