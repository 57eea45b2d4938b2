import { useEffect, useRef } from 'react'
import { Button, Card, Icon } from '@portal/ui'
import { SaveButton } from '../product-dialog/SaveButton'
import type { OptionSelectionProps } from './option-selection-props'
import { PackageContent } from './PackageContent'
import styles from './PackageSelection.module.css'
import { usePackageForm } from './use-package-form'

/** One package with the choices of what it holds, in the page [CAT-20]. */
export function OptionSelection(props: OptionSelectionProps) {
  const { item, inCart, cart, petWeight, onBack } = props
  const form = usePackageForm(props)
  const heading = useRef<HTMLHeadingElement>(null)
  // The card that led here is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card title="Option selection" className={styles.options ?? ''}>
      <h3 ref={heading} tabIndex={-1} className={styles.name}>
        {item.name}
      </h3>
      <PackageContent name={item.name} inCart={inCart} lines={cart.lines} petWeight={petWeight} form={form} />
      <div className={styles.actions}>
        <Button icon={<Icon name="chevron-left" />} onClick={() => form.mayLeave() && onBack()}>
          Back to packages
        </Button>
        {form.save && <SaveButton {...form.save} />}
      </div>
    </Card>
  )
}
