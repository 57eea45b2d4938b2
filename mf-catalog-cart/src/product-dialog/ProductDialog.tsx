import { RetryOrCall } from '@portal/booking-ui'
import { useId, useState } from 'react'
import { getProduct } from '@portal/api-client/contract/product'
import { dayOf } from '@portal/domain'
import type { Product, ProductSummary, QuotedLine } from '@portal/domain'
import { usePortalHost, useRead } from '@portal/federation'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { Dialog, ErrorState } from '@portal/ui'
import { EndApprovalDialog } from '../approval/EndApprovalDialog'
import { reasonNotOrderable } from '../offer/not-orderable'
import { DialogActions } from './DialogActions'
import { LeaveDialog } from '../leave/LeaveDialog'
import { ProductSkeleton } from './ProductDescription'
import { ProductSteps } from './ProductSteps'
import { SpecialOrderDialog } from './SpecialOrderDialog'
import { useItemForm } from './use-item-form'
import type { ItemForm } from './use-item-form'
import { usePlaqueStage } from './use-plaque-stage'
import { useProductChoice } from './use-product-choice'

interface Props {
  readonly item: Pick<ProductSummary, 'id' | 'name'>
  /** The changed line; undefined when adding. */
  readonly line?: QuotedLine
  readonly cart: BookingCart
  /** In kg: preselects the size for the pet [CAT-33]. */
  readonly petWeight: number | null
  readonly onClose: () => void
  readonly onSaved?: () => void
}

/** The product's dialog: description, engraving or a plaque's steps, and adding it [CAT-03, CAT-23, OPEN-65]. */
export function ProductDialog({ item, line, cart, petWeight, onClose, onSaved = onClose }: Props) {
  const { brand, timeZone, now } = usePortalHost()
  const input = { params: { id: item.id }, query: {} }
  const { data: product, error, isBusy, retry } = useRead(getProduct, input, { action: 'read product' })
  const choice = useProductChoice(item.id, cart.serviceType, line)
  const stage = usePlaqueStage(product, line)
  const form = useItemForm(stage.item, choice, { cart, line, onSaved, onDesign: stage.onDesign })
  const [isAsking, setAsking] = useState(false)
  const formId = useId()
  const [today] = useState(() => dayOf(now(), timeZone))
  const reason = product && reasonNotOrderable(product, choice, { brand, today, cart, isThere: line !== undefined })
  const isTouched = form.hasWords || stage.isTouched
  const mayClose = () => {
    if (isTouched && !form.isAdding) setAsking(true)
    return !isTouched && !form.isAdding
  }
  return (
    <Dialog
      title={item.name}
      isOpen
      onClose={onClose}
      onCloseRequest={mayClose}
      size={stage.isDesigning ? 'wide' : 'large'}
      actions={stage.isKnown && <DialogActions {...{ stage, form, formId, choice, reason }} isNew={!line} />}
    >
      {product ? (
        <ProductSteps {...{ product, line, cart, petWeight, choice, stage, form, formId, reason, today }} />
      ) : error ? (
        <ErrorState title="This item could not be loaded" onRetry={retry} retrying={isBusy}>
          <RetryOrCall safe="Your booking and cart are safe." />
        </ErrorState>
      ) : (
        <ProductSkeleton />
      )}
      <Questions
        product={product}
        form={form}
        isNew={!line}
        isLeaving={isAsking}
        what={stage.isTouched ? 'The words and pictures' : undefined}
        onLeave={onClose}
        onStay={() => setAsking(false)}
      />
    </Dialog>
  )
}

interface QuestionsProps {
  readonly product: Product | undefined
  readonly form: ItemForm
  readonly isNew: boolean
  readonly isLeaving: boolean
  readonly what: string | undefined
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Nested dialogs, so that the focus returns into this one. */
function Questions({ product, form, isLeaving, ...leave }: QuestionsProps) {
  if (!product) return null
  return (
    <>
      {form.approved.length > 0 ? (
        <EndApprovalDialog names={form.approved} act="Change" {...form.question} />
      ) : (
        <SpecialOrderDialog name={product.name} {...form.question} />
      )}
      <LeaveDialog name={product.name} isOpen={isLeaving} {...leave} />
    </>
  )
}
