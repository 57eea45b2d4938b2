import { EmptyState } from '@portal/ui'
import type { PackageInView } from '../package-selection/package-in-view'

/** The empty cart: the package being chosen, or a hint to add items [OPEN-267]. */
export function EmptyCart({ choosing }: { choosing: PackageInView | null }) {
  if (!choosing) {
    return (
      <EmptyState title="The cart is empty" icon="cart">
        Choose Details of an item to add it.
      </EmptyState>
    )
  }
  return (
    <EmptyState title={choosing.name ?? 'No package yet'} icon="cart">
      {choosing.price && <p>{choosing.price}</p>}
      <p>
        {choosing.name === null
          ? 'The package you choose will be here, with travel cost and total.'
          : 'Not in the cart yet. Once you finish it, travel cost and total are here.'}
      </p>
    </EmptyState>
  )
}
