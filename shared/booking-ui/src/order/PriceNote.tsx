import { INC_GST } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import styles from './OrderTable.module.css'

/** Explains the short name of the price column [DOM-51], and that GST is included [OPEN-267, OPEN-269]. */
export function PriceNote() {
  const { prices } = usePortalHost()
  if (!prices.visible) return null
  const words = prices.column === 'RRP' ? `RRP is the recommended retail price, ${INC_GST}.` : 'Prices include GST.'
  return <p className={styles.note}>{words}</p>
}
