/** A pressed key; `at` in ms, from the event's own clock. */
export interface PressedKey {
  readonly key: string
  readonly isControl: boolean
  readonly at: number
}

/**
 * Role of a key: `begun` may be a scanner's first letter, `going` follows too fast for a hand, `afterEnd` is the line
 * feed that some scanners send after their carriage return.
 */
export type KeyRole =
  | { readonly kind: 'other' | 'begun' | 'going' | 'afterEnd' }
  | { readonly kind: 'scanned'; readonly text: string }

/** How long to wait for a scanner's next letter. */
export const SILENCE_MS = 120
/** Maximum time between two letters of a scanner in keyboard mode; the fastest typists take three times as long. */
const BETWEEN_MS = 35
/** Shorter than any booking code: fingers rolling over keys. */
const LEAST_LETTERS = 5

const ENDS = new Set(['Enter', 'Tab'])
/** Line feed and carriage return, as some scanners send them. */
const CONTROLS_THAT_END = new Set(['j', 'm'])

export interface ScanReader {
  /** Takes each key in turn; returns its role. */
  readonly read: (pressed: PressedKey) => KeyRole
  /** Ends the sequence: returns a scanner's text, '' for typed keys. Starts anew. */
  readonly finish: () => string
}

/** Distinguishes a scanner's keys from typing [OPEN-195]. */
export function scanReader(): ScanReader {
  let text = ''
  let last = Number.NEGATIVE_INFINITY
  let endedAt = Number.NEGATIVE_INFINITY
  const read = ({ key, isControl, at }: PressedKey): KeyRole => {
    // A recognised scan may pause, when the computer is busy.
    const isNext = at - last <= (text.length < LEAST_LETTERS ? BETWEEN_MS : SILENCE_MS)
    const isEnd = isControl ? CONTROLS_THAT_END.has(key.toLowerCase()) : ENDS.has(key)
    const isLetter = key.length === 1 && !isControl
    if (isEnd && at - endedAt <= BETWEEN_MS) return { kind: 'afterEnd' }
    // Shift comes before each capital; other control keys mean nothing.
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
