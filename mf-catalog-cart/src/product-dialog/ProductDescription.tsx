import { formatMoney, isAvailable, SPECIAL_ORDER_WEEKS } from '@portal/domain'
import type { Product } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Picture, Tag } from '@portal/ui'
import styles from './ProductDialog.module.css'

/** Picture, words, price and stock of a product (OPEN-63, OPEN-64). */
export function ProductDescription({ product }: { product: Product }) {
  const { prices } = usePortalHost()
  const price = product.total_product_price ?? product.price
  return (
    <div className={styles.description}>
      <Picture src={product.productImages[0]?.image} alt={product.name} width="100%" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.text}>{product.description}</p>
        {product.orderInformation && <p className={styles.text}>{product.orderInformation}</p>}
        {prices.visible && price !== null && (
          <p className={styles.price}>
            {formatMoney(price)} <span className={styles.column}>{prices.column}</span>
          </p>
        )}
        <StockState product={product} />
      </div>
    </div>
  )
}

function StockState({ product }: { product: Product }) {
  const { brand } = usePortalHost()
  if (product.specialOrder) return <Tag tone="info">Special order, allow {SPECIAL_ORDER_WEEKS}</Tag>
  return isAvailable(product, brand.code) ? <Tag tone="success">In stock</Tag> : <Tag tone="warning">Out of stock</Tag>
}
