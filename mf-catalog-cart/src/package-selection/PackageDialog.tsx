import { Dialog } from '@portal/ui'
import type { OptionSelectionProps } from './option-selection-props'
import { PackageActions } from './PackageActions'
import { PackageContent } from './PackageContent'
import { usePackageForm } from './use-package-form'

/** Changes the package in the cart [CAT-32]. */
export function PackageDialog(props: OptionSelectionProps) {
  const { item, inCart, cart, petWeight, onBack } = props
  const form = usePackageForm(props)
  return (
    <Dialog
      title={item.name}
      isOpen
      onClose={onBack}
      onCloseRequest={form.mayLeave}
      size="large"
      actions={<PackageActions form={form} />}
    >
      <PackageContent name={item.name} inCart={inCart} cart={cart} petWeight={petWeight} form={form} />
    </Dialog>
  )
}
