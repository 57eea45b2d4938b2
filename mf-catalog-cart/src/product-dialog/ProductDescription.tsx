import type { ReactNode } from 'react'
import { formatMoney } from '@portal/domain'
import type { Product } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Alert, Picture, Skeleton, VisuallyHidden } from '@portal/ui'
import { OfferTag } from '../offer/OfferTag'
import { ReducedPrice } from '../offer/ReducedPrice'
import styles from './ProductDialog.module.css'
import type { ProductChoice } from './use-product-choice'

interface Props {
  readonly product: Product
  readonly choice: Pick<ProductChoice, 'priceOf' | 'isComplete'>
  /** What can be done with it, under its words. */
  readonly children?: ReactNode
}

/** Picture, words, price and stock of a product [OPEN-63, OPEN-64]. */
export function ProductDescription({ product, choice, children }: Props) {
  const { prices } = usePortalHost()
  const price = choice.priceOf(product.total_product_price ?? product.price)
  const was = product.discountPrice === null ? null : choice.priceOf(product.listPrice)
  return (
    <div className={styles.description}>
      <Picture src={product.productImages[0]?.image} alt={product.name} className={styles.picture} eager />
      <div className={styles.words}>
        {prices.visible && price !== null && (
          <p className={styles.price}>
            {!choice.isComplete && 'from '}
            {was === null ? formatMoney(price) : <ReducedPrice was={was} now={price} />}{' '}
            <span className={styles.column}>{prices.column}</span>
          </p>
        )}
        <p className={styles.offer}>
          <OfferTag item={product} />
        </p>
        <p className={styles.text}>{product.description}</p>
        {product.orderInformation && <p className={styles.text}>{product.orderInformation}</p>}
        {product.preCremationInstructions && (
          <Alert kind="warning" title="Before you hand over the pet">
            {product.preCremationInstructions}
          </Alert>
        )}
        {children}
      </div>
    </div>
  )
}

/** Keeps the room of the description while it is read. */
export function ProductSkeleton() {
  return (
    <div className={styles.description} role="status">
      <VisuallyHidden>Loading the item</VisuallyHidden>
      <div className={styles.picture}>
        <Skeleton height="16rem" />
      </div>
      <div className={styles.words}>
        <Skeleton width="7rem" height="1.75rem" />
        <Skeleton width="6rem" height="1.5rem" />
        <Skeleton height="3rem" />
        <Skeleton width="7rem" height="4.5rem" />
      </div>
    </div>
  )
}
