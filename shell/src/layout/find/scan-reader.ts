/** A key as it was pressed; `at` in ms, by the event's own clock. */
export interface PressedKey {
  readonly key: string
  readonly isControl: boolean
  readonly at: number
}

/**
 * What a key was part of: `begun` may be a scanner's first letter, `going` follows one as no hand does, `afterEnd` is the
 * line feed that some send behind their carriage return.
 */
export type KeyOf =
  | { readonly kind: 'other' | 'begun' | 'going' | 'afterEnd' }
  | { readonly kind: 'scanned'; readonly text: string }

/** How long the next letter of a scanner is waited for. */
export const SILENCE_MS = 120
/** Between two letters of a scanner in keyboard mode; of the fastest hands it is three times as much. */
const BETWEEN_MS = 35
/** Shorter than any code of a booking: a roll of fingers over keys. */
const LEAST_LETTERS = 5

const ENDS = new Set(['Enter', 'Tab'])
/** Line feed and carriage return, as some scanners send them. */
const CONTROLS_THAT_END = new Set(['j', 'm'])

export interface ScanReader {
  /** Told of each key in turn, it answers what the key was part of. */
  readonly read: (pressed: PressedKey) => KeyOf
  /** What has come since the beginning, where nothing follows; '' for a hand's. Begins anew. */
  readonly finish: () => string
}

/** Tells a scanner's keys from a hand's [OPEN-195]. */
export function scanReader(): ScanReader {
  let text = ''
  let last = Number.NEGATIVE_INFINITY
  let endedAt = Number.NEGATIVE_INFINITY
  const read = ({ key, isControl, at }: PressedKey): KeyOf => {
    // A burst that is known for one may pause: the computer was busy.
    const isNext = at - last <= (text.length < LEAST_LETTERS ? BETWEEN_MS : SILENCE_MS)
    const isEnd = isControl ? CONTROLS_THAT_END.has(key.toLowerCase()) : ENDS.has(key)
    const isLetter = key.length === 1 && !isControl
    if (isEnd && at - endedAt <= BETWEEN_MS) return { kind: 'afterEnd' }
    // Shift is pressed for every capital, and other control keys say nothing.
    if (!isEnd && !isLetter) return { kind: isNext && text !== '' ? 'going' : 'other' }
    const before = isNext ? text : ''
    text = isLetter ? before + key : ''
    last = at
    if (isLetter) endedAt = Number.NEGATIVE_INFINITY
    if (isLetter) return { kind: before === '' ? 'begun' : 'going' }
    if (before.length < LEAST_LETTERS) return { kind: 'other' }
    endedAt = at
    return { kind: 'scanned', text: before }
  }
  const finish = () => {
    const found = text.length >= LEAST_LETTERS ? text : ''
    text = ''
    return found
  }
  return { read, finish }
}
