import { useId, useState } from 'react'
import { getProduct } from '@portal/api-client/contract/product'
import { whyNotOrderable } from '@portal/domain'
import type { Product, ProductSummary, QuotedLine } from '@portal/domain'
import { usePortalHost, useRead } from '@portal/federation'
import type { BookingCart } from '@portal/federation'
import { Alert, Dialog, ErrorState } from '@portal/ui'
import { whyNot } from '../offer/why-not'
import { ItemFields } from './ItemFields'
import { LeaveDialog } from './LeaveDialog'
import { ProductDescription, ProductSkeleton } from './ProductDescription'
import { SaveButton } from './SaveButton'
import { SpecialOrderDialog } from './SpecialOrderDialog'
import { useItemForm } from './use-item-form'
import type { ItemForm } from './use-item-form'
import { useProductChoice } from './use-product-choice'
import type { ProductChoice } from './use-product-choice'

interface Props {
  readonly item: Pick<ProductSummary, 'id' | 'name'>
  /** The line that is changed; without one it is added. */
  readonly line?: QuotedLine
  readonly cart: BookingCart
  /** In kg: the size that is meant for the pet is chosen from the start [CAT-33]. */
  readonly petWeight: number | null
  readonly onClose: () => void
  readonly onSaved?: () => void
}

/** The product's dialog: description, words to engrave where it takes some, adding it [CAT-03, OPEN-65]. */
export function ProductDialog({ item, line, cart, petWeight, onClose, onSaved = onClose }: Props) {
  const { brand } = usePortalHost()
  const input = { params: { id: item.id }, query: {} }
  const { data: product, error, isBusy, retry } = useRead(getProduct, input, { action: 'read product' })
  const choice = useProductChoice(item.id, line)
  const form = useItemForm(product, choice, { cart, line, onSaved })
  const [isAsking, setAsking] = useState(false)
  const formId = useId()
  const [now] = useState(() => new Date())
  const reason = product && whyNot(product, choice, { brand, now, isThere: line !== undefined })
  const mayClose = () => {
    if (form.hasWords && !form.isAdding) setAsking(true)
    return !form.hasWords && !form.isAdding
  }
  return (
    <Dialog
      title={item.name}
      isOpen
      onClose={onClose}
      onCloseRequest={mayClose}
      size="large"
      actions={
        product && (
          <SaveButton isNew={!line} formId={formId} isSaving={form.isAdding} reason={reason ?? waiting(choice)} />
        )
      }
    >
      {product ? (
        <ProductDescription product={product} choice={choice}>
          {reason && <Alert kind="info">{reason}</Alert>}
          {(line || whyNotOrderable(product, brand.code, now) === null) && (
            <ItemFields id={formId} product={product} petWeight={petWeight} line={line} choice={choice} form={form} />
          )}
        </ProductDescription>
      ) : error ? (
        <ErrorState title="This item could not be loaded" onRetry={retry} retrying={isBusy}>
          Your booking and cart are safe.
        </ErrorState>
      ) : (
        <ProductSkeleton />
      )}
      <Questions
        product={product}
        form={form}
        isNew={!line}
        isLeaving={isAsking}
        onLeave={onClose}
        onStay={() => setAsking(false)}
      />
    </Dialog>
  )
}

/** While choices are asked for nothing is added [CAT-27]. */
const waiting = ({ isPending }: ProductChoice) => (isPending ? 'Loading choices' : undefined)

interface QuestionsProps {
  readonly product: Product | undefined
  readonly form: ItemForm
  readonly isNew: boolean
  readonly isLeaving: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asked above the dialog, from within it: focus returns to where it was. */
function Questions({ product, form, isNew, isLeaving, onLeave, onStay }: QuestionsProps) {
  if (!product) return null
  return (
    <>
      <SpecialOrderDialog name={product.name} {...form.question} />
      <LeaveDialog name={product.name} isNew={isNew} isOpen={isLeaving} onLeave={onLeave} onStay={onStay} />
    </>
  )
}
