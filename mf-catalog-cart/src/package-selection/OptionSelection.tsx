import { getPackageContents, getProduct } from '@portal/api-client/contract/product'
import { useRead } from '@portal/federation'
import { Button, Card, ErrorState, Icon } from '@portal/ui'
import { ProductSkeleton } from '../product-dialog/ProductDescription'
import type { OptionSelectionProps } from './option-selection-props'
import { PackageForm } from './PackageForm'
import styles from './PackageSelection.module.css'

/** One package with the choices of what it holds, in the page: no dialog in a dialog [CAT-20]. */
export function OptionSelection(props: OptionSelectionProps) {
  const { item, onBack } = props
  const { product, contents, error, isBusy, retry } = usePackage(item.id)
  if (product && contents) return <PackageForm {...props} product={product} contents={contents.data} />
  return (
    <Card title="Option selection">
      <div className={styles.selection}>
        {error ? (
          <ErrorState title={`${item.name} could not be loaded`} onRetry={retry} retrying={isBusy}>
            Your booking and cart are safe.
          </ErrorState>
        ) : (
          <ProductSkeleton />
        )}
        <div>
          <Button icon={<Icon name="chevron-left" />} onClick={onBack}>
            Back to packages
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** The package and what it holds: two answers, one wait. */
function usePackage(id: string) {
  const product = useRead(getProduct, { params: { id }, query: {} }, { action: 'read package' })
  const contents = useRead(getPackageContents, { params: { id } }, { action: 'read package contents' })
  const failed = [product, contents].filter(({ error }) => error !== undefined)
  return {
    product: product.data,
    contents: contents.data,
    error: failed[0]?.error,
    isBusy: product.isBusy || contents.isBusy,
    retry: () => {
      for (const read of failed) read.retry()
    },
  }
}
