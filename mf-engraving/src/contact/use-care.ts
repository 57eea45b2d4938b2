import { careHours, clientCare } from '@portal/booking-ui'
import { usePortalHost } from '@portal/federation'

/** 'Client Care on 08 9200 0000 (<hours>)', by its own clock: these pages reckon no times [OPEN-137]. */
export function useCare(): string {
  const { brand } = usePortalHost()
  return clientCare(brand.phone_work, careHours(brand.client_care_hours))
}
