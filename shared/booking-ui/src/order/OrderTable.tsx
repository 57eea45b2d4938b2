import { TOTAL_LABEL, formatMoney, orderLines, orderTotal } from '@portal/domain'
import type { Order, OrderLine, QuotedLine } from '@portal/domain'
import { plaquesUnder } from '@portal/domain/package-plaques'
import { usePortalHost } from '@portal/federation'
import { classNames } from '@portal/ui'
import { LineDetails } from './LineDetails'
import type { WeighedPet } from './LineDetails'
import { LinePicture } from './LinePicture'
import { amountText } from './order-words'
import styles from './OrderTable.module.css'
import { PriceNote } from './PriceNote'

interface Props {
  readonly order: Order
  /** What the lines are called. */
  readonly heading: 'Item' | 'Product'
  readonly label?: string
  /** Unit prices beside the amounts; then they stand in the column of the price list. */
  readonly withUnitPrices?: boolean
  /** Reaches to the edges of a flush card. */
  readonly flush?: boolean
  /** In as few lines as can be, where all of a booking is to be on one screen. */
  readonly dense?: boolean
  /** Nothing is to be paid: no fees' sum below [OPEN-127]. */
  readonly withoutTotal?: boolean
  /** Whose items they are, where sizes may still be changed. */
  readonly pet?: WeighedPet
  /** Of which booking: with it lines show how they will look. */
  readonly bookingId?: string
}

/** The order with its fees and total, nothing of one without any; amounts only where the practice sees prices [WIZ-118, BKG-41, DOM-50, DOM-51]. */
export function OrderTable({ order, heading, label, withUnitPrices = false, ...look }: Props) {
  const { flush = false, dense = false, withoutTotal = false, pet, bookingId } = look
  const { prices } = usePortalHost()
  const columns = prices.visible ? [prices.column, ...(withUnitPrices ? ['Amount'] : [])] : []
  const ordered = orderLines(order)
  if (ordered.length === 0) return null
  return (
    <>
      <table className={classNames(styles.order, flush && styles.flush, dense && styles.dense)} aria-label={label}>
        <thead>
          <tr>
            {[heading, 'Quantity', ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ordered.map((line) => (
            <Row
              key={line.key}
              line={line}
              plaques={line.line ? plaquesUnder(line.line, order.lines) : []}
              pet={pet}
              dense={dense}
              bookingId={bookingId}
              amounts={columns.length}
            />
          ))}
        </tbody>
        {prices.visible && !withoutTotal && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={1 + columns.length}>
                {TOTAL_LABEL}
              </th>
              <td>{formatMoney(orderTotal(order))}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {/* GST is said at the total. */}
      {prices.column === 'RRP' && <PriceNote />}
    </>
  )
}

interface RowProps {
  readonly dense: boolean
  readonly pet: WeighedPet | undefined
  readonly line: OrderLine
  readonly bookingId: string | undefined
  readonly plaques: readonly QuotedLine[]
  /** How many columns of amounts there are: none, the amount, or the unit price before it. */
  readonly amounts: number
}

function Row({ line, plaques, pet, dense, bookingId, amounts }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <span>{line.name}</span>
        <LineDetails line={line} plaques={plaques} pet={pet} dense={dense} />
        {bookingId !== undefined &&
          line.line &&
          [line.line, ...plaques].map((one) => <LinePicture key={one.id} bookingId={bookingId} line={one} />)}
      </th>
      <td>{line.quantity}</td>
      {amounts > 1 && <td>{amountText(line.unitPrice)}</td>}
      {amounts > 0 && <td>{amountText(line.amount)}</td>}
    </tr>
  )
}
