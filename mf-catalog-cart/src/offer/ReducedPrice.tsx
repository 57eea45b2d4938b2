import { formatMoney } from '@portal/domain'
import { VisuallyHidden } from '@portal/ui'
import styles from './ReducedPrice.module.css'

interface Props {
  readonly was: number
  readonly now: number
}

/** A reduced price with the former one struck through, in words for screen readers [OPEN-101]. */
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
