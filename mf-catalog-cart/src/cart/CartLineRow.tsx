import { ArtworkTag, LineDetails, LinePicture, amountText } from '@portal/booking-ui'
import type { ItemLine, QuotedLine } from '@portal/domain'
import { plaquesUnder } from '@portal/domain-bundled/package-plaques'
import { usePortalHost } from '@portal/federation'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import { Alert, Button, Icon, StatusTag } from '@portal/ui'
import { useState } from 'react'
import { EndApprovalDialog, approvedOf } from '../approval/EndApprovalDialog'
import { isUnfinished } from '../plaque/unfinished'
import styles from './Cart.module.css'
import { CartPlaques } from './CartPlaques'
import { canBeChanged } from './use-line-dialog'
import { useRemoveLine } from './use-line-removal'
import type { RemovedLine } from './use-removed-lines'

interface Props {
  readonly item: ItemLine
  readonly cart: BookingCart
  /** Whether the line was changed in this cart [CAT-32]. */
  readonly isUpdated: boolean
  /** Called with the line itself, or with a plaque inside it. */
  readonly onChange: (line: QuotedLine) => void
  readonly onRemoved: (gone: Pick<RemovedLine, 'plaques' | 'byKeyboard'>) => void
}

/** A cart item with options, engraving and price, and buttons to change and remove it [CAT-46..48]. */
export function CartLineRow({ item, cart, isUpdated, onChange, onRemoved }: Props) {
  const { line, name, amount } = item
  const { prices } = usePortalHost()
  const { change: remove, isBusy, failure } = useRemoveLine(cart, line)
  const change = () => onChange(line)
  const plaques = plaquesUnder(line, cart.lines)
  const approved = approvedOf(line, cart.lines)
  // A click from the keyboard has a count of 0.
  const [confirming, setAsked] = useState<{ readonly byKeyboard: boolean } | null>(null)
  const removeBy = async (by: { readonly byKeyboard: boolean }) => {
    setAsked(null)
    if (await remove()) onRemoved({ plaques, ...by })
  }
  return (
    <li className={styles.line}>
      <span className={styles.name}>{name}</span>
      {prices.visible && <span className={styles.amount}>{amountText(amount)}</span>}
      <CartLineDetails {...{ item, plaques, cart, isUpdated }} />
      <CartPlaques plaques={canBeChanged(line) ? plaques.filter(isEngraved) : []} onChange={onChange} />
      <div className={styles.actions}>
        {canBeChanged(line) && isUnfinished(line) && (
          <Button variant="secondary" size="small" aria-label={`Finish the artwork of ${name}`} onClick={change}>
            Finish the artwork
          </Button>
        )}
        {canBeChanged(line) && (
          <Button variant="quiet" size="small" aria-label={`Change ${name}`} onClick={change}>
            Change
          </Button>
        )}
        {line.canBeDeleted && (
          <Button
            variant="quiet"
            size="small"
            icon={<Icon name="trash" size={16} />}
            busy={isBusy}
            aria-label={`${isBusy ? 'Removing' : 'Remove'} ${name}`}
            busyLabel="Removing"
            onClick={({ detail }) => {
              const by = { byKeyboard: detail === 0 }
              if (approved.length > 0) setAsked(by)
              else void removeBy(by)
            }}
          >
            Remove
          </Button>
        )}
      </div>
      <EndApprovalDialog
        names={approved}
        isOpen={confirming !== null}
        act="Remove"
        onContinue={() => confirming && void removeBy(confirming)}
        onClose={() => setAsked(null)}
      />
      {failure && (
        <div className={styles.failure}>
          <Alert kind="error">{failure}</Alert>
        </div>
      )}
    </li>
  )
}

/** Whether the line has an artwork. */
const isEngraved = ({ artwork }: QuotedLine) => artwork !== null

type DetailsProps = Pick<Props, 'item' | 'cart' | 'isUpdated'> & { readonly plaques: readonly QuotedLine[] }

/** Quantity, chosen options with their engraving, and the line's own engraving. */
function CartLineDetails({ item, plaques, cart, isUpdated }: DetailsProps) {
  return (
    <div className={styles.detail}>
      {isUpdated && (
        <p>
          <StatusTag tone="info">Updated</StatusTag>
        </p>
      )}
      {item.line.artwork && (
        <p>
          <ArtworkTag state={item.line.artwork.state} />
        </p>
      )}
      <p>{`Quantity ${item.quantity}`}</p>
      <LineDetails line={item} plaques={plaques} pet={cart.pet} />
      {[item.line, ...plaques].map((line) => (
        <LinePicture key={line.id} bookingId={cart.bookingId} line={line} />
      ))}
    </div>
  )
}
