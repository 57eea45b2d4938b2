import { usePortalHost } from '@portal/federation'
import styles from './OrderTable.module.css'

/** The short name that a price column bears [DOM-51], in words [OPEN-273]. */
export function PriceNote() {
  const { prices } = usePortalHost()
  if (prices.column !== 'RRP') return null
  return <p className={styles.note}>RRP is the recommended retail price.</p>
}
