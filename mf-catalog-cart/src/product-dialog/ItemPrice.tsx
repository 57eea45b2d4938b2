import { INC_GST, formatMoney } from '@portal/domain'
import type { Product } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { ReducedPrice } from '../offer/ReducedPrice'
import styles from './ProductDialog.module.css'
import type { ProductChoice } from './use-product-choice'

interface Props {
  readonly product: Product
  readonly choice: Pick<ProductChoice, 'priceOf' | 'isComplete'>
}

/** The price as text; '' when hidden or not loaded. */
export function usePriceText(product: Product | undefined, choice: Props['choice']): string {
  const { prices } = usePortalHost()
  const price = product ? choice.priceOf(product.total_product_price ?? product.price) : null
  if (!prices.visible || price === null) return ''
  return `${choice.isComplete ? '' : 'from '}${formatMoney(price)}`
}

/** The price with the current choices; nothing when prices are hidden [OPEN-64]. */
export function ItemPrice({ product, choice }: Props) {
  const { prices } = usePortalHost()
  const price = choice.priceOf(product.total_product_price ?? product.price)
  const was = product.discountPrice === null ? null : choice.priceOf(product.listPrice)
  if (!prices.visible || price === null) return null
  const from = choice.isComplete ? '' : 'from '
  return (
    <p className={styles.price}>
      {was === null ? (
        <span>{`${from}${formatMoney(price)}`}</span>
      ) : (
        <>
          <span>{from}</span>
          <ReducedPrice was={was} now={price} />
        </>
      )}{' '}
      <span className={styles.column}>{`${prices.column}, ${INC_GST}`}</span>
    </p>
  )
}
