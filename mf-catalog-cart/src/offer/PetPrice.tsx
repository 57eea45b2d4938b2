import { amountText } from '@portal/booking-ui'
import type { ListedProduct } from '@portal/api-client/contract/product'
import { formatMoney, formatWeight, sumOf } from '@portal/domain'
import { ReducedPrice } from './ReducedPrice'
import styles from './ReducedPrice.module.css'

interface Props {
  readonly item: Pick<ListedProduct, 'price' | 'listPrice' | 'discountPrice' | 'priceForPet' | 'hasSizes'>
  /** In kg; null when unknown. */
  readonly petWeight: number | null
}

/**
 * The price with the size for the pet; "from" while the size is open; for a reduced item also the former price
 * [OPEN-101].
 */
export function PetPrice({ item: { price, listPrice, discountPrice, priceForPet, hasSizes }, petWeight }: Props) {
  const isForPet = priceForPet !== null && petWeight !== null
  const now = isForPet ? priceForPet : price
  if (now === null) return <span>{amountText('toBeConfirmed')}</span>
  const from = hasSizes && !isForPet ? 'from ' : ''
  const was = discountPrice === null || listPrice === null ? null : sumOf([listPrice, now, -(price ?? now)])
  return (
    <span>
      {was === null ? (
        <strong>{`${from}${formatMoney(now)}`}</strong>
      ) : (
        <>
          <span>{from}</span>
          <ReducedPrice was={was} now={now} />
        </>
      )}
      {isForPet && <span className={styles.for}>{` for ${formatWeight(petWeight)}`}</span>}
    </span>
  )
}
