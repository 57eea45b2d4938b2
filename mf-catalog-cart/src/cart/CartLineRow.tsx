import { formatMoney, lineTotal, toCartLine } from '@portal/domain'
import type { QuotedLine } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import type { BookingCart } from '@portal/federation'
import { Alert, Button, Icon } from '@portal/ui'
import styles from './Cart.module.css'
import { useRemoveLine } from './use-line-removal'

interface Props {
  readonly line: QuotedLine
  readonly cart: BookingCart
  readonly onRemoved: (byKeyboard: boolean) => void
}

/** One item of the cart with its options, words and price; removable where it may be [CAT-46..48]. */
export function CartLineRow({ line, cart, onRemoved }: Props) {
  const { prices } = usePortalHost()
  const { change: remove, isBusy, failure } = useRemoveLine(cart, line)
  return (
    <li className={styles.line}>
      <span className={styles.name}>{line.name}</span>
      {prices.visible && <span className={styles.amount}>{amountOf(line)}</span>}
      <LineDetails line={line} />
      {line.canBeDeleted && (
        <Button
          variant="quiet"
          size="small"
          className={styles.remove}
          icon={<Icon name="trash" size={16} />}
          busy={isBusy}
          aria-label={`${isBusy ? 'Removing' : 'Remove'} ${line.name}`}
          busyLabel="Removing"
          // A click that a key makes has no count.
          onClick={async ({ detail }) => (await remove()) && onRemoved(detail === 0)}
        >
          Remove
        </Button>
      )}
      {failure && (
        <div className={styles.failure}>
          <Alert kind="error">{failure}</Alert>
        </div>
      )}
    </li>
  )
}

/** Quantity, chosen options with their words, and the line's own words. */
function LineDetails({ line }: { line: QuotedLine }) {
  const { childProductsCartFormat: children } = toCartLine(line)
  return (
    <div className={styles.detail}>
      <p>Quantity {line.quantity}</p>
      {children.map((child, index) => (
        <div key={`${child.id}-${index}`}>
          <p>{child.name}</p>
          <Words text={child.engravingText} />
        </div>
      ))}
      <Words text={line.engravingText} />
    </div>
  )
}

function Words({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <p>
      Engraving: <span className={styles.words}>{text}</span>
    </p>
  )
}

/** A price the provider has not set is said, and not counted. */
function amountOf(line: QuotedLine): string {
  return line.unitPrice === null ? 'To be confirmed' : formatMoney(lineTotal(line))
}
