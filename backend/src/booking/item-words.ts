import { sameValue } from '@portal/domain-bundled/merge'
import type { LineRecord } from '../repositories/booking'

/** Facts of an item for the history. */
type Item = Pick<
  LineRecord,
  | 'id'
  | 'name'
  | 'productId'
  | 'quantity'
  | 'deleted'
  | 'packageProducts'
  | 'engravingText'
  | 'children'
  | 'homeCollection'
  | 'parentProductId'
>

/**
 * Changes of a booking's items, by name: '2 × Candle added'. Reports that an engraved text changed, but not the text.
 * Zone lines belong to the collection, plaques to their package [OPEN-209].
 */
export function itemChanges(before: readonly Item[], after: readonly Item[]): string[] {
  const had = new Map(before.filter(isTold).map((item) => [item.id, item]))
  const has = new Map(after.filter(isTold).map((item) => [item.id, item]))
  const gone = [...had.values()].filter(({ id }) => !has.has(id)).map((item) => `${counted(item)} removed`)
  return [...[...has.values()].flatMap((item) => changeOf(had.get(item.id), item)), ...gone]
}

const isTold = (item: Item) => !item.deleted && !item.homeCollection && item.parentProductId === null
const counted = ({ quantity, name }: Item) => (quantity > 1 ? `${quantity} × ${name}` : name)
const wordsOf = ({ engravingText, children }: Item) => [engravingText, ...children.map((child) => child.engravingText)]

function changeOf(was: Item | undefined, is: Item): string[] {
  if (was === undefined) return [`${counted(is)} added`]
  if (was.productId !== is.productId) return [`${counted(is)} in place of ${counted(was)}`]
  const changes = [
    was.quantity !== is.quantity && `${is.quantity} instead of ${was.quantity}`,
    !sameValue(was.packageProducts, is.packageProducts) && 'other choices',
    !sameValue(wordsOf(was), wordsOf(is)) && 'other words',
  ].filter((change) => change !== false)
  return changes.length > 0 ? [`${is.name}: ${changes.join(', ')}`] : []
}
