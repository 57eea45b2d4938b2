import { scannedBooking } from './scanned-booking'
import type { ScannedBooking } from './scanned-booking'

/** What the codes in a picture ask for: nothing yet, one booking, one of several, or nothing of this portal. */
export type Seen =
  | { readonly kind: 'nothing' | 'several' | 'other' }
  | { readonly kind: 'booking'; readonly of: ScannedBooking }

/** Two bookings in one picture are nobody's choice: the wrong one would be opened now and then [OPEN-268]. */
export function seenIn(texts: readonly string[], origin: string): Seen {
  if (texts.length === 0) return { kind: 'nothing' }
  const asked = [...new Set(texts)].flatMap((text) => scannedBooking(text.trim(), origin) ?? [])
  const [only, ...others] = asked
  if (!only) return { kind: 'other' }
  return others.length > 0 ? { kind: 'several' } : { kind: 'booking', of: only }
}
