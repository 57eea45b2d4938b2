import { formatMoney, lineTotal, toCartLine } from '@portal/domain'
import type { QuotedLine } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Button, Icon } from '@portal/ui'
import styles from './Cart.module.css'

interface Props {
  readonly line: QuotedLine
  readonly isRemoving: boolean
  readonly onRemove: () => void
}

/** One item of the cart with its options, words and price; removable where it may be (CAT-46 to CAT-48). */
export function CartLineRow({ line, isRemoving, onRemove }: Props) {
  const { prices } = usePortalHost()
  const { childProductsCartFormat: children } = toCartLine(line)
  return (
    <li className={styles.line}>
      <span className={styles.name}>{line.name}</span>
      {prices.visible && <span className={styles.amount}>{formatMoney(lineTotal(line))}</span>}
      <span className={styles.detail}>
        Quantity {line.quantity}
        {children.map(({ name }) => `\n${name}`).join('')}
        {line.engravingText && `\nEngraving: ${line.engravingText}`}
      </span>
      {line.canBeDeleted && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="trash" size={16} />}
          busy={isRemoving}
          busyLabel="Removing"
          aria-label={`Remove ${line.name}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      )}
    </li>
  )
}
