import { useEffect, useRef } from 'react'
import { getPackageContents, getProduct } from '@portal/api-client/contract/product'
import { useRead } from '@portal/federation'
import { Card, ErrorState } from '@portal/ui'
import { ProductSkeleton } from '../product-dialog/ProductDescription'
import { BackButton } from './BackButton'
import type { OptionSelectionProps } from './option-selection-props'
import { PackageForm } from './PackageForm'
import styles from './PackageSelection.module.css'

/** One package with the choices of what it holds, in the page: no dialog in a dialog [CAT-20]. */
export function OptionSelection(props: OptionSelectionProps) {
  const { item, onBack } = props
  const { product, contents, error, isBusy, retry } = usePackage(item.id)
  const heading = useRef<HTMLHeadingElement>(null)
  // The card that led here is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card title="Option selection" className={styles.options ?? ''}>
      <h3 ref={heading} tabIndex={-1} className={styles.name}>
        {item.name}
      </h3>
      {product && contents ? (
        <PackageForm {...props} product={product} contents={contents.data} />
      ) : (
        <>
          {error ? (
            <ErrorState title={`${item.name} could not be loaded`} onRetry={retry} retrying={isBusy}>
              Your booking and cart are safe.
            </ErrorState>
          ) : (
            <ProductSkeleton />
          )}
          <div className={styles.actions}>
            <BackButton onClick={onBack} />
          </div>
        </>
      )}
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
