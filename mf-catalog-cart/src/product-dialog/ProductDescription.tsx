import type { ReactNode } from 'react'
import type { Product } from '@portal/domain'
import { Alert, classNames, Picture, Skeleton, VisuallyHidden } from '@portal/ui'
import { OfferTag } from '../offer/OfferTag'
import { ItemPrice } from './ItemPrice'
import styles from './ProductDialog.module.css'
import type { ProductChoice } from './use-product-choice'

interface Props {
  readonly product: Product
  readonly choice: Pick<ProductChoice, 'priceOf' | 'isComplete'>
  /** Low, without the price, which stands beside the button. */
  readonly isBrief?: boolean
  /** Actions below the text. */
  readonly children?: ReactNode
}

/** Picture, text, price and stock of a product [OPEN-63, OPEN-64]. */
export function ProductDescription({ product, choice, isBrief = false, children }: Props) {
  return (
    <div className={classNames(styles.description, isBrief && styles.brief)}>
      <Picture src={product.productImages[0]?.image} alt={product.name} className={styles.picture} eager />
      <div className={styles.words}>
        {!isBrief && <ItemPrice product={product} choice={choice} />}
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

/** Placeholder of the description. */
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
