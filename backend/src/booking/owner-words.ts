import type { EngravedWords } from '@portal/domain/plaque'
import { sameValue } from '@portal/domain-bundled/merge'
import type { Db } from '../db/connect'
import { addToOutbox } from '../outbox/outbox'
import type { LineRecord } from '../repositories/booking'

/** Words that are engraved on a line: its own, then those of its chosen options. */
export function engravedWordsOf({ productId, name, engravingText, children }: EngravedLine): EngravedWords[] {
  return [
    { productId, product: name, text: engravingText },
    ...children.map((child) => ({ productId: child.id, product: child.name, text: child.engravingText ?? '' })),
  ].filter(({ text }) => text !== '')
}
type EngravedLine = Pick<LineRecord, 'productId' | 'name' | 'engravingText' | 'children'>

/** A line without words. */
export const NO_WORDS: EngravedLine = { productId: '', name: '', engravingText: '', children: [] }

/** Whether the same words are engraved on two versions of a line. */
export const hasSameWords = (a: EngravedLine, b: EngravedLine) => sameValue(engravedWordsOf(a), engravedWordsOf(b))

/** A submitted booking, and who changed it last. */
export interface BookingWords {
  readonly practiceId: string
  readonly bookingId: string
  readonly by: string
}

/** Draws the words on this booking's items after the commit, and asks their owner about them [OPEN-383]. */
export async function queueWords(tx: Db, { practiceId, bookingId, by }: BookingWords, now: Date): Promise<void> {
  await addToOutbox(tx, { kind: 'ownerWords', payload: { practiceId, bookingId, by } }, now)
}
