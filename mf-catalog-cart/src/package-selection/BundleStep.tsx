import { useState } from 'react'
import { packageLineIn } from '@portal/domain'
import type { ProductSummary, QuotedLine } from '@portal/domain'
import type { BundleStepProps } from '@portal/slots/mf-catalog-cart'
import { PackagePlaques } from '../plaque/PackagePlaques'
import { OptionSelection } from './OptionSelection'
import { PackageCards } from './PackageCards'

/** Packages as cards, the details of one with choices of its contents [CAT-19, CAT-20], then its plaques [OPEN-155]. */
export function BundleStep({ serviceType, petWeight, cart, onChosen }: BundleStepProps) {
  const [opened, setOpened] = useState<ProductSummary | null>(null)
  const [left, setLeft] = useState<string | null>(null)
  const close = () => {
    setLeft(opened?.id ?? null)
    setOpened(null)
  }
  const [saved, setSaved] = useState<QuotedLine | null>(null)
  const inCart = packageLineIn(cart.lines)
  if (!opened) {
    return (
      <>
        <PackageCards serviceType={serviceType} petWeight={petWeight} inCart={inCart} left={left} onOpen={setOpened} />
        {saved && (
          <PackagePlaques
            line={saved}
            cart={cart}
            onDone={() => {
              setSaved(null)
              onChosen(saved)
            }}
          />
        )}
      </>
    )
  }
  return (
    <OptionSelection
      key={opened.id}
      item={opened}
      inCart={inCart}
      cart={cart}
      petWeight={petWeight}
      onBack={close}
      onSaved={(line) => {
        close()
        setSaved(line)
      }}
    />
  )
}
