import { whyNotOrderable } from '@portal/domain'
import type { Product, QuotedLine } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { Alert, lazyPart } from '@portal/ui'
import { WordsCheckContext } from '../engraving-text/owner-check'
import { ItemFields } from './ItemFields'
import { ProductDescription, ProductSkeleton } from './ProductDescription'
import type { ItemForm } from './use-item-form'
import { STAGE_ID } from './use-plaque-stage'
import type { PlaqueStage } from './use-plaque-stage'
import type { ProductChoice } from './use-product-choice'

const PlaqueFinder = lazyPart(
  () => import(/* webpackChunkName: "plaque" */ '../plaque/PlaqueFinder').then((part) => part.PlaqueFinder),
  ProductSkeleton,
)
const PlaqueDesigner = lazyPart(
  () => import(/* webpackChunkName: "plaque" */ '../plaque/PlaqueDesigner').then((part) => part.PlaqueDesigner),
  ProductSkeleton,
)

interface Props {
  readonly product: Product
  readonly line: QuotedLine | undefined
  readonly cart: BookingCart
  readonly petWeight: number | null
  readonly choice: ProductChoice
  readonly stage: PlaqueStage
  readonly form: ItemForm
  readonly formId: string
  /** Why the product cannot be ordered. */
  readonly reason: string | undefined
  readonly today: string
}

/** Description and fields; for a plaque also its steps, which keep their state while the description is shown. */
export function ProductSteps({ product, line, cart, stage, form, ...own }: Props) {
  const { plaque, designed, isDesigning } = stage
  if (!stage.isKnown) {
    return <PlaqueFinder product={product} line={line} bookingId={cart.bookingId} onFound={stage.find} />
  }
  return (
    <div id={STAGE_ID} tabIndex={-1}>
      <div hidden={isDesigning}>
        <WordsCheckContext value={{ ownerCheck: cart.ownerCheck, wasAsked: Boolean(line?.artwork) }}>
          <Description {...{ product, line, stage, form, ...own }} />
        </WordsCheckContext>
      </div>
      {plaque && designed && (
        <div hidden={!isDesigning}>
          <PlaqueDesigner
            plaque={plaque}
            petName={cart.pet.firstName}
            words={line?.engravingText ?? ''}
            line={designed}
            saving={form.progress}
            failure={form.failure}
            onFinish={form.finish}
            onBack={stage.onBack}
            onTouched={stage.touch}
          />
        </div>
      )}
    </div>
  )
}

function Description({ product, line, petWeight, choice, stage, form, formId, reason, today }: Omit<Props, 'cart'>) {
  const { brand } = usePortalHost()
  return (
    <ProductDescription product={product} choice={choice}>
      {reason && <Alert kind="info">{reason}</Alert>}
      {(line || whyNotOrderable(product, brand.code, today) === null) && (
        <ItemFields
          id={formId}
          product={stage.item ?? product}
          petWeight={petWeight}
          line={line}
          choice={choice}
          form={form}
          isPlaque={Boolean(stage.plaque)}
        />
      )}
    </ProductDescription>
  )
}
