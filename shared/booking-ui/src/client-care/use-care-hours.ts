import { useState } from 'react'
import { careDay, formatClock, formatOpening, withTimeZone } from '@portal/domain'
import type { CareHours, TimeZone } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { clientCare, retryOrCall } from './client-care'

/** Text that says until when Client Care answers, or when it opens again, in the practice's time zone [OPEN-137]. */
export function careNow(hours: CareHours, now: Date, zone: TimeZone): string {
  const { opensAt, closesAt, isOpen } = careDay(hours, now)
  const words = isOpen ? `open until ${formatClock(closesAt, zone)}` : `opens ${formatOpening(opensAt, zone)}`
  return withTimeZone(words, zone)
}

/** `careNow` for this page; null while the hours are unknown. */
export function useCareHours(): string | null {
  const { brand, now, timeZone } = usePortalHost()
  const [shownAt] = useState(now)
  return brand.client_care_hours && careNow(brand.client_care_hours, shownAt, timeZone)
}

/**
 * Text after a failed load: the user's data, a retry, and who to call. Shown once per place [OPEN-80, OPEN-234,
 * OPEN-338].
 */
export function useRetryOrCall(safe = 'Nothing is lost.'): string {
  const hours = useCareHours()
  return `${safe} ${retryOrCall(usePortalHost().brand.phone_work, hours)}`
}

/** 'Client Care on 08 9200 0000 (open until 17:00, Perth time)', for a call right now. */
export function useClientCare(): string {
  const hours = useCareHours()
  return clientCare(usePortalHost().brand.phone_work, hours)
}

interface Props {
  /** Sentence about the user's data: 'Your booking and cart are safe.' */
  readonly safe?: string
}

/** Text of an `ErrorState` [OPEN-338]. */
export function RetryOrCall({ safe }: Props) {
  return useRetryOrCall(safe)
}
