import { ItemPrice } from '../product-dialog/ItemPrice'
import { SaveButton } from '../product-dialog/SaveButton'
import type { PackageForm } from './use-package-form'

/** What the package costs as it is chosen, beside its way into the cart. */
export function PackageActions({ form: { read, choice, save } }: { form: PackageForm }) {
  if (!read.product || !save) return null
  return (
    <>
      <ItemPrice product={read.product} choice={choice} />
      <SaveButton {...save} />
    </>
  )
}
