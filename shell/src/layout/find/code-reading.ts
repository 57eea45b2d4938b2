import { scannedBooking } from './scanned-booking'
import type { ScannedBooking } from './scanned-booking'

/** Meaning of the codes in a picture: none, one booking, several, or no booking of this portal. */
export type CodeReading =
  | { readonly kind: 'nothing' | 'several' | 'other' }
  | { readonly kind: 'booking'; readonly of: ScannedBooking }

/** With two bookings in one picture none is opened, as it might be the wrong one [OPEN-268]. */
export function readCodes(texts: readonly string[], origin: string): CodeReading {
  if (texts.length === 0) return { kind: 'nothing' }
  const bookings = [...new Set(texts)].flatMap((text) => scannedBooking(text.trim(), origin) ?? [])
  const [only, ...others] = bookings
  if (!only) return { kind: 'other' }
  return others.length > 0 ? { kind: 'several' } : { kind: 'booking', of: only }
}
