import { useEffect, useRef } from 'react'
import { Button, Card, Icon } from '@portal/ui'
import { usePriceText } from '../product-dialog/ItemPrice'
import type { OptionSelectionProps } from './option-selection-props'
import { PackageActions } from './PackageActions'
import { PackageContent } from './PackageContent'
import { useShowPackage } from './package-in-view'
import styles from './PackageSelection.module.css'
import { usePackageForm } from './use-package-form'

/** One package with the choices of its contents, on the page; price and Finish always show [CAT-20, OPEN-210]. */
export function OptionSelection(props: OptionSelectionProps) {
  const { item, inCart, cart, petWeight, onBack } = props
  const form = usePackageForm(props)
  useShowPackage(item.name, usePriceText(form.read.product, form.choice))
  const heading = useRef<HTMLHeadingElement>(null)
  // The card that led here is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card
      title="Option selection"
      className={styles.options ?? ''}
      actions={
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="chevron-left" />}
          onClick={() => form.mayLeave() && onBack()}
        >
          Back to packages
        </Button>
      }
    >
      <h3 ref={heading} tabIndex={-1} className={styles.name}>
        {item.name}
      </h3>
      <PackageContent name={item.name} inCart={inCart} cart={cart} petWeight={petWeight} form={form} />
      <div className={styles.actions}>
        <PackageActions form={form} />
      </div>
    </Card>
  )
}
