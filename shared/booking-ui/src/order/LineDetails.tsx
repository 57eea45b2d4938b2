import type { OrderLine } from '@portal/domain'
import { classNames } from '@portal/ui'
import styles from './LineDetails.module.css'
import { lineDetails } from './order-words'

/** What stands under an order line: choices, words to engrave, contents of a package. */
export function LineDetails({ line }: { line: OrderLine }) {
  return lineDetails(line).map(({ text, isOfContent }, index) => (
    <div key={index} className={classNames(styles.detail, isOfContent && styles.ofContent)}>
      {text}
    </div>
  ))
}
