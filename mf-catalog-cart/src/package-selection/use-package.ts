import { getPackageContents, getProduct } from '@portal/api-client/contract/product'
import { useRead } from '@portal/federation'

/** A package and its contents, loaded together. */
export function usePackage(id: string) {
  const product = useRead(getProduct, { params: { id }, query: {} }, { action: 'read package' })
  const contents = useRead(getPackageContents, { params: { id } }, { action: 'read package contents' })
  const failed = [product, contents].filter(({ error }) => error !== undefined)
  return {
    product: product.data,
    contents: contents.data?.data,
    error: failed[0]?.error,
    isBusy: product.isBusy || contents.isBusy,
    retry: () => {
      for (const read of failed) read.retry()
    },
  }
}
