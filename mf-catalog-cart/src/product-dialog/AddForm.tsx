import { useState } from 'react'
import { canAddToCart } from '@portal/domain'
import type { Product } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import type { BookingCart } from '@portal/federation'
import { Alert, Button, TextField } from '@portal/ui'
import { EngravingFields } from './EngravingFields'
import { isEngravingMissing } from './engraving-text'
import styles from './ProductDialog.module.css'
import { quantityOf } from './quantity'
import { SpecialOrderDialog } from './SpecialOrderDialog'
import { useAddToCart } from './use-add-to-cart'

interface Props {
  readonly product: Product
  readonly cart: BookingCart
  readonly onTouched: (touched: boolean) => void
  readonly onDone: () => void
}

/** Quantity, words to engrave, and the button that adds the item. */
export function AddForm({ product, cart, onTouched, onDone }: Props) {
  const { brand } = usePortalHost()
  const [quantity, setQuantity] = useState('1')
  const [engraving, setEngraving] = useState({ isAdded: product.requiresEngraving, text: '' })
  const [wasAsked, setAsked] = useState(false)
  const [isSpecialOrder, setSpecialOrder] = useState(false)
  const { add, isAdding, failure } = useAddToCart(cart, onDone)
  const count = quantityOf(quantity)
  const isTextMissing = isEngravingMissing(engraving.text, engraving.isAdded)
  const send = () =>
    add({
      productId: product.id,
      name: product.name,
      quantity: count ?? 1,
      engravingText: engraving.isAdded ? engraving.text.trim() : null,
    })
  const finish = () => {
    setAsked(true)
    if (count === null || isTextMissing) return
    if (product.specialOrder) setSpecialOrder(true)
    else void send()
  }
  const unavailable = canAddToCart(product, brand.code) ? undefined : 'Out of stock for your region at the moment'
  return (
    <div className={styles.form}>
      {product.requiresEngraving && (
        <EngravingFields
          product={product}
          value={engraving}
          isMissing={wasAsked && isTextMissing}
          onChange={(next) => {
            setEngraving(next)
            onTouched(next.text !== '')
          }}
        />
      )}
      <div className={styles.quantity}>
        <TextField
          label="Quantity"
          value={quantity}
          onChange={({ target }) => setQuantity(target.value.replace(/\D/g, '').slice(0, 2))}
          inputMode="numeric"
          error={wasAsked && count === null ? 'Enter a quantity from 1 to 99' : undefined}
        />
      </div>
      {failure && <Alert kind="error">{failure}</Alert>}
      <div className={styles.actions}>
        <Button variant="primary" busy={isAdding} busyLabel="Adding" disabledReason={unavailable} onClick={finish}>
          Finish and add to cart
        </Button>
      </div>
      <SpecialOrderDialog
        name={product.name}
        isOpen={isSpecialOrder}
        onContinue={() => {
          setSpecialOrder(false)
          void send()
        }}
        onClose={() => setSpecialOrder(false)}
      />
    </div>
  )
}
