import { paths } from '@portal/federation'

/** A key as it was pressed; `at` in ms, by the event's own clock. */
export interface PressedKey {
  readonly key: string
  readonly isControl: boolean
  readonly at: number
}

/** What a key was part of: `begun` may be a scanner's first letter, `going` follows one as no hand does. */
export type KeyOf = { readonly kind: 'other' | 'begun' | 'going' } | { readonly kind: 'scanned'; readonly text: string }

/** Between two letters of a scanner in keyboard mode; of the fastest hands it is three times as much. */
const BETWEEN_MS = 35
/** Shorter than any code of a booking: a roll of fingers over keys. */
const LEAST_LETTERS = 5

const ENDS = new Set(['Enter', 'Tab'])
/** Line feed and carriage return, as some scanners send them. */
const CONTROLS_THAT_END = new Set(['j', 'm'])

/** Tells a scanner's keys from a hand's: told of each key in turn, it answers what the key was part of [OPEN-195]. */
export function scanReader(): (pressed: PressedKey) => KeyOf {
  let text = ''
  let last = Number.NEGATIVE_INFINITY
  return ({ key, isControl, at }) => {
    const isNext = at - last <= BETWEEN_MS
    const isEnd = isControl ? CONTROLS_THAT_END.has(key.toLowerCase()) : ENDS.has(key)
    const isLetter = key.length === 1 && !isControl
    // Shift is pressed for every capital, and other control keys say nothing.
    if (!isEnd && !isLetter) return { kind: isNext && text !== '' ? 'going' : 'other' }
    const before = isNext ? text : ''
    text = isLetter ? before + key : ''
    last = at
    if (isLetter) return { kind: before === '' ? 'begun' : 'going' }
    return before.length >= LEAST_LETTERS ? { kind: 'scanned', text: before } : { kind: 'other' }
  }
}

/** A booking by its address on this portal, or by its number. */
export type ScannedBooking = { readonly path: string } | { readonly number: string }

/** What a scanned text asks for; null for anything but a booking. */
export function scannedBooking(text: string, origin: string): ScannedBooking | null {
  if (/^\d{5,8}$/.test(text)) return { number: text }
  if (!URL.canParse(text)) return null
  const { origin: of, pathname } = new URL(text)
  const above = paths.booking('')
  const isBooking = pathname.startsWith(above) && /^[\w-]+$/.test(pathname.slice(above.length))
  return of === origin && isBooking ? { path: pathname } : null
}
