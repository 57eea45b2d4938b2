/** Longest card that is read, pasted or handed over, in bytes of UTF-8. */
export const MOST_CARD_BYTES = 32 * 1024

export function fitsCard(text: string): boolean {
  return text.length <= MOST_CARD_BYTES && new TextEncoder().encode(text).length <= MOST_CARD_BYTES
}

/** Stands before a card in an address: `/new-booking#prefill=…`. */
export const PREFILL = '#prefill='

/** Base64 needs four characters for three bytes. */
export const MOST_PREFILL_LETTERS = Math.ceil(MOST_CARD_BYTES / 3) * 4
