import { useState } from 'react'
import type { QuotedLine } from '@portal/domain'
import type { BookingCart } from '@portal/federation'
import { lazyPart } from '@portal/ui'

const ProductDialog = lazyPart(
  () => import('../product-dialog/ProductDialog').then((part) => part.ProductDialog),
  () => null,
)

/** Changing lines of a cart in the dialog of their product; which of them were changed here [CAT-32]. */
export function useLineDialog(cart: BookingCart) {
  const [line, change] = useState<QuotedLine | null>(null)
  const [updated, setUpdated] = useState<ReadonlySet<string>>(new Set())
  const close = () => change(null)
  const productId = line?.actualProductIdC
  const dialog = line && productId && (
    <ProductDialog
      key={line.id}
      item={{ id: productId, name: line.name }}
      line={line}
      cart={cart}
      petWeight={null}
      onClose={close}
      onSaved={() => {
        setUpdated((before) => new Set(before).add(line.id))
        close()
      }}
    />
  )
  return { change, dialog, updated }
}

/** What a package holds is changed with the package, not in the dialog of a product. */
export function canBeChanged({ id, canBeDeleted, actualProductIdC, packageProductsC }: QuotedLine): boolean {
  const options = Object.values(packageProductsC).flat()
  return id !== '' && canBeDeleted && options.every(({ baseId }) => !baseId || baseId === actualProductIdC)
}
