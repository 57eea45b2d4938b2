import type { ComparedProduct, ListedProduct } from '@portal/api-client/contract/product'
import { usePortalHost } from '@portal/federation'
import { Button, Picture, VisuallyHidden } from '@portal/ui'
import styles from './Comparison.module.css'
import { NO_LONGER_OFFERED, comparisonRows } from './comparison-rows'

interface Props {
  readonly picked: readonly Pick<ListedProduct, 'id' | 'name'>[]
  /** Compared items that the catalogue still has. */
  readonly items: readonly ComparedProduct[]
  readonly petWeight: number | null
  readonly onOpen: (item: ComparedProduct) => void
}

/** The items as columns, with pictures above and Details below. */
export function ComparisonTable({ picked, items, petWeight, onOpen }: Props) {
  const { prices } = usePortalHost()
  const columns = picked.map(({ id, name }) => ({ id, name, item: items.find((item) => item.id === id) }))
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Two items side by side</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Compared</VisuallyHidden>
          </th>
          {columns.map(({ id, name, item }) => (
            <th key={id} scope="col">
              <span className={styles.picture}>
                <Picture src={item?.productImages[0]?.image} alt="" eager />
              </span>
              <span>{item?.name ?? name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparisonRows({ petWeight, hasPrices: prices.visible }).map(({ name, cell }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map(({ id, item }) => (
              <td key={id}>{item ? cell(item) : NO_LONGER_OFFERED}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            <VisuallyHidden>Action</VisuallyHidden>
          </th>
          {columns.map(({ id, item }) => (
            <td key={id}>
              {item && (
                <Button disabledReason={item.isWithdrawn ? NO_LONGER_OFFERED : undefined} onClick={() => onOpen(item)}>
                  Details<VisuallyHidden>{` of ${item.name}`}</VisuallyHidden>
                </Button>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
