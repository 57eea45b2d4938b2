import { careDay } from '../brand/hours'
import type { CareHours } from '../brand/hours'
import type { CollectionProduct } from './schema'

interface AfterHoursInput {
  /** Opening hours of the provider; null if unknown. */
  readonly hours: CareHours | null
  readonly now: Date
  /** The collection type chosen so far. */
  readonly chosenId: string | undefined
}

/** Whether this is an after-hours collection type. Recognised by its name, like packages [OPEN-61]. */
export const isAfterHours = ({ name }: Pick<CollectionProduct, 'name'>): boolean => /after[ -]?hours/i.test(name)

/**
 * Collection types offered now. After-hours types cost more, so they are offered outside opening hours only. The chosen
 * type stays, and an address always has at least one type [OPEN-131].
 */
export function offeredNow<Product extends Pick<CollectionProduct, 'id' | 'name'>>(
  products: readonly Product[],
  { hours, now, chosenId }: AfterHoursInput,
): readonly Product[] {
  if (hours === null || !careDay(hours, now).isOpen) return products
  const inHours = products.filter((product) => !isAfterHours(product) || product.id === chosenId)
  return inHours.length > 0 ? inHours : products
}
