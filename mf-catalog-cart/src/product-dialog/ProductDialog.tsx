import { useState } from 'react'
import { useApi } from '@portal/api-client'
import type { ProductSummary } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import type { BookingCart } from '@portal/federation'
import { ConfirmDialog, Dialog, ErrorState, Skeleton } from '@portal/ui'
import { AddForm } from './AddForm'
import { ProductDescription } from './ProductDescription'

interface Props {
  readonly item: ProductSummary
  readonly cart: BookingCart
  readonly onClose: () => void
}

/** The product's dialog: description, words to engrave where it takes some, and adding it (CAT-03, OPEN-65). */
export function ProductDialog({ item, cart, onClose }: Props) {
  const { api } = usePortalHost()
  const { data: product, error, mutate } = useApi(api, 'getProduct', { params: { id: item.id }, query: {} })
  const [isTouched, setTouched] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const mayClose = () => {
    if (isTouched) setAsking(true)
    return !isTouched
  }
  return (
    <>
      <Dialog title={item.name} isOpen onClose={onClose} onCloseRequest={mayClose} size="large">
        {error && (
          <ErrorState title="This item could not be loaded" onRetry={() => void mutate()}>
            Your booking and cart are safe.
          </ErrorState>
        )}
        {!error && !product && <Skeleton height="20rem" />}
        {product && (
          <>
            <ProductDescription product={product} />
            <AddForm product={product} cart={cart} onTouched={setTouched} onDone={onClose} />
          </>
        )}
      </Dialog>
      <ConfirmDialog
        title="Leave without adding?"
        isOpen={isAsking}
        confirmLabel="Leave"
        cancelLabel="Keep editing"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        The words you typed for {item.name} are not saved.
      </ConfirmDialog>
    </>
  )
}
