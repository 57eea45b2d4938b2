import { isHomeOption } from '@portal/domain'
import type { CollectionDetails, SubmitLine } from '@portal/domain'
import type { LineRecord } from '../repositories/booking'
import type { FieldDetail } from './draft'

const NOT_AT_A_HOME = 'The pet is collected from the practice: no collection zone can be chosen'
const ONE_ZONE = 'A pet is collected once: choose one collection zone'
const NOT_OFFERED = 'This kind of booking offers no collection from a home'

/** Whether a sent line removes its item from the order [CAT-46]. */
export const isRemoval = ({ deleted, quantity }: Pick<SubmitLine, 'deleted' | 'quantity'>) => deleted || quantity === 0

export interface RefusedZones {
  readonly errors: FieldDetail
  readonly messages: readonly string[]
}

/** Errors of zone lines that contradict the collection address or each other [OPEN-44]. */
export function zoneLinesRefusal(sent: readonly SubmitLine[], collection: CollectionDetails | null): RefusedZones {
  const zones = sent.flatMap((line, index) => (line.is_home_collection && !isRemoval(line) ? [index] : []))
  const isHome = isHomeOption(collection?.collectionAddressOption)
  const wrong = isHome ? zones.slice(1) : zones
  const code = isHome ? 'tooMany' : 'notOffered'
  return {
    errors: Object.fromEntries(wrong.map((index) => [`quoted_products.${index}.product`, code])),
    messages: wrong.length === 0 ? [] : [isHome ? ONE_ZONE : NOT_AT_A_HOME],
  }
}

/** Refuses a home if the booking offers no collection from one [OPEN-43]. */
export const homeNotOffered: RefusedZones = {
  errors: { 'collection.collectionAddressOption': 'notOffered' },
  messages: [NOT_OFFERED],
}

/** The written lines plus former zone lines, marked deleted with quantity 0 [OPEN-44]. */
export function withoutFormerZones(
  current: readonly LineRecord[],
  written: readonly LineRecord[],
  chosen: string | undefined,
): LineRecord[] {
  const sent = new Set(written.map(({ id }) => id))
  const isSent = written.some((line) => line.homeCollection && !line.deleted)
  const former = current.filter(
    (line) => line.homeCollection && !line.deleted && !sent.has(line.id) && (isSent || line.productId !== chosen),
  )
  return [...written, ...former.map((line) => ({ ...line, deleted: true, quantity: 0 }))]
}
