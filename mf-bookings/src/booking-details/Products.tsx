import { cartTotal, formatMoney, TOTAL_LABEL } from '@portal/domain'
import type { PortalBooking } from '@portal/domain'
import { usePortalHost } from '@portal/federation'
import { Card } from '@portal/ui'
import styles from './BookingDetails.module.css'
import { orderLines } from './order-lines'
import type { OrderLine } from './order-lines'

/** Quoted products, with prices where the practice sees them [BKG-41, DOM-50, DOM-51]. */
export function Products({ booking }: { booking: PortalBooking }) {
  const { prices } = usePortalHost()
  const lines = orderLines(booking)
  const { quotedProducts, collection_fee: collectionFee, return_fee: returnFee } = booking
  return (
    <Card title={prices.visible ? 'Products and prices' : 'Products'} flush>
      <table className={styles.products}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Quantity</th>
            {prices.visible && <th scope="col">{prices.column}</th>}
            {prices.visible && <th scope="col">Amount</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <ProductRow key={line.key} line={line} withPrice={prices.visible} />
          ))}
        </tbody>
        {prices.visible && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {TOTAL_LABEL}
              </th>
              <td>{formatMoney(cartTotal({ lines: quotedProducts, collectionFee, returnFee }))}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Card>
  )
}

function ProductRow({ line, withPrice }: { line: OrderLine; withPrice: boolean }) {
  return (
    <tr>
      <th scope="row">
        {line.name}
        {line.options.length > 0 && <span className={styles.options}>{line.options.join(', ')}</span>}
        {line.engraving && <span className={styles.engraving}>{line.engraving}</span>}
      </th>
      <td>{line.quantity}</td>
      {withPrice && <td>{line.unitPrice}</td>}
      {withPrice && <td>{line.amount}</td>}
    </tr>
  )
}
