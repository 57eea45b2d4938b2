import { useEffect, useEffectEvent, useState } from 'react'
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

/** The catalogue has no channel that reports a change. */
const LOOK_EVERY_MS = 60_000

/** Two items side by side, to show a family, with their present state while the dialog is open. The details of one open above it, and the focus returns to it. */
export function CompareDialog({ picked, cart, petWeight, onClose, onSaved }: Props) {
  const [first, second] = picked
  const input = { query: { first: first.id, second: second.id, petWeight } }
  const { data, error, isBusy, retry } = useRead(compareProducts, input, {
    action: 'compare products',
    revalidateOnFocus: true,
  })
  useEvery(LOOK_EVERY_MS, retry)
  const [opened, setOpened] = useState<ComparedProduct | null>(null)
  return (
    <Dialog title="Compare two items" isOpen onClose={onClose} size="large">
      {data ? (
        <>
          <ComparisonTable picked={picked} items={data.data} petWeight={petWeight} onOpen={setOpened} />
          <VisuallyHidden role="status">{withdrawnText(picked, data.data)}</VisuallyHidden>
        </>
      ) : error ? (
        <ErrorState title="These items could not be compared" onRetry={retry} retrying={isBusy}>
          <RetryOrCall safe="Your booking and cart are safe." />
        </ErrorState>
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

/** Repeats `act` while the page is visible. */
function useEvery(ms: number, act: () => void): void {
  const repeat = useEffectEvent(() => {
    if (!document.hidden) act()
  })
  useEffect(() => {
    const timer = setInterval(() => repeat(), ms)
    return () => clearInterval(timer)
  }, [ms])
}

const withdrawnText = (picked: Props['picked'], items: readonly ComparedProduct[]) =>
  picked
    .filter(({ id }) => items.find((item) => item.id === id)?.isWithdrawn ?? true)
    .map(({ name }) => `${name} is no longer offered.`)
    .join(' ')
