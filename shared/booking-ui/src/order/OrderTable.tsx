import { TOTAL_LABEL, formatMoney, orderLines, orderTotal } from '@portal/domain'
import type { Order, OrderLine, QuotedLine } from '@portal/domain'
import { plaquesUnder } from '@portal/domain-bundled/package-plaques'
import { usePortalHost } from '@portal/federation'
import { classNames } from '@portal/ui'
import { LineDetails } from './LineDetails'
import type { WeighedPet } from './LineDetails'
import { LinePicture } from './LinePicture'
import { amountText } from './order-text'
import styles from './OrderTable.module.css'
import { PriceNote } from './PriceNote'

interface Props {
  readonly order: Order
  /** Header of the name column. */
  readonly heading: 'Item' | 'Product'
  readonly label?: string
  /** Shows unit prices before the amounts, under the price list's name. */
  readonly withUnitPrices?: boolean
  /** Reaches the edges of a flush card. */
  readonly flush?: boolean
  /** As compact as possible, for a booking on one screen. */
  readonly dense?: boolean
  /** Nothing is to be paid, so no total [OPEN-127]. */
  readonly withoutTotal?: boolean
  /** The pet, while sizes may still be changed. */
  readonly pet?: WeighedPet
  /** Id of the booking; with an id, lines show their preview. */
  readonly bookingId?: string
}

/**
 * The order with fees and total. Renders nothing without items; amounts only when the practice sees prices [WIZ-118,
 * BKG-41, DOM-50, DOM-51].
 */
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
      {/* The total mentions GST. */}
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
  /** Number of amount columns: none, the amount, or unit price and amount. */
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
