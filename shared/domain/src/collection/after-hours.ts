import { careDay } from '../brand/hours'
import type { CareHours } from '../brand/hours'
import type { CollectionProduct } from './schema'

interface AfterHoursInput {
  /** When the provider works; null where it is not known. */
  readonly hours: CareHours | null
  readonly now: Date
  /** The collection type that is chosen already. */
  readonly chosenId: string | undefined
}

/** By its name, as packages are [OPEN-61]. */
export const isAfterHours = ({ name }: Pick<CollectionProduct, 'name'>): boolean => /after[ -]?hours/i.test(name)

/**
 * The collection types that are offered now: what costs more after hours is offered after hours alone. What is chosen
 * stays, and no address is left without any [OPEN-131].
 */
export function offeredNow<Product extends Pick<CollectionProduct, 'id' | 'name'>>(
  products: readonly Product[],
  { hours, now, chosenId }: AfterHoursInput,
): readonly Product[] {
  if (hours === null || !careDay(hours, now).isOpen) return products
  const inHours = products.filter((product) => !isAfterHours(product) || product.id === chosenId)
  return inHours.length > 0 ? inHours : products
}
