import { ItemPrice } from '../product-dialog/ItemPrice'
import { SaveButton } from '../product-dialog/SaveButton'
import type { PackageForm } from './use-package-form'

/** Current price of the package, and the button that adds it. */
export function PackageActions({ form: { read, choice, save } }: { form: PackageForm }) {
  if (!read.product || !save) return null
  return (
    <>
      <ItemPrice product={read.product} choice={choice} />
      <SaveButton {...save} />
    </>
  )
}
