import type { PriceSummary } from './price-lines'
import styles from './Confirmation.module.css'

/** Items and travel costs; the price column only where the practice sees prices. */
export function PriceTable({ lines, column, total }: PriceSummary) {
  return (
    <table className={styles.prices} aria-label="Items and costs">
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" className={styles.number}>
            Quantity
          </th>
          {column && (
            <th scope="col" className={styles.number}>
              {column}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.name}
              {line.details.map((detail) => (
                <div key={detail} className={styles.detail}>
                  {detail}
                </div>
              ))}
            </th>
            <td className={styles.number}>{line.quantity}</td>
            {line.amount !== null && <td className={styles.number}>{line.amount}</td>}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {total.label}
            </th>
            <td className={styles.number}>{total.amount}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
