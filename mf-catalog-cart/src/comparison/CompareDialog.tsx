import { useState } from 'react'
import { RetryOrCall } from '@portal/booking-ui'
import { compareProducts } from '@portal/api-client/contract/product'
import type { ComparedProduct, ListedProduct } from '@portal/api-client/contract/product'
import { useRead } from '@portal/federation'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { Dialog, ErrorState, Skeleton, VisuallyHidden } from '@portal/ui'
import { ProductDialog } from '../product-dialog/ProductDialog'
import { ComparisonTable } from './ComparisonTable'

interface Props {
  readonly picked: readonly [Pick<ListedProduct, 'id' | 'name'>, Pick<ListedProduct, 'id' | 'name'>]
  readonly cart: BookingCart
  /** In kg; null when unknown. */
  readonly petWeight: number | null
  readonly onClose: () => void
  /** Called after one of the items went into the cart. */
  readonly onSaved: () => void
}

/** Two items side by side, to show a family. The details of one open above it, and the focus returns to it. */
export function CompareDialog({ picked, cart, petWeight, onClose, onSaved }: Props) {
  const [first, second] = picked
  const input = { query: { first: first.id, second: second.id, petWeight } }
  const { data, error, isBusy, retry } = useRead(compareProducts, input, { action: 'compare products' })
  const [opened, setOpened] = useState<ComparedProduct | null>(null)
  return (
    <Dialog title="Compare two items" isOpen onClose={onClose} size="large">
      {error ? (
        <ErrorState title="These items could not be compared" onRetry={retry} retrying={isBusy}>
          <RetryOrCall safe="Your booking and cart are safe." />
        </ErrorState>
      ) : data ? (
        <ComparisonTable picked={picked} items={data.data} petWeight={petWeight} onOpen={setOpened} />
      ) : (
        <div role="status">
          <VisuallyHidden>Loading the comparison</VisuallyHidden>
          <Skeleton height="28rem" />
        </div>
      )}
      {opened && (
        <ProductDialog
          key={opened.id}
          item={opened}
          cart={cart}
          petWeight={petWeight}
          onClose={() => setOpened(null)}
          onSaved={onSaved}
        />
      )}
    </Dialog>
  )
}
