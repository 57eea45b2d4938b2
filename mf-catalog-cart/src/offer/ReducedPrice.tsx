import { formatMoney } from '@portal/domain'
import { VisuallyHidden } from '@portal/ui'
import styles from './ReducedPrice.module.css'

interface Props {
  readonly was: number
  readonly now: number
}

/** What a reduced item costs, and what it did: struck through, and in words for who hears the page [OPEN-101]. */
export function ReducedPrice({ was, now }: Props) {
  return (
    <>
      <VisuallyHidden>was </VisuallyHidden>
      <s className={styles.was}>{formatMoney(was)}</s>
      <VisuallyHidden>, now</VisuallyHidden>
      <span>{` ${formatMoney(now)}`}</span>
    </>
  )
}
