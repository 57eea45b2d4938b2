import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Product, QuotedLine } from '@portal/domain'
import type { CartLineInput } from '@portal/slots/mf-catalog-cart'
import { isUnfinished } from '../plaque/unfinished'
import type { PlaqueData } from '../plaque/PlaqueFinder'

/** Stage of a product's dialog: whether it is a plaque, and whether its steps are open [OPEN-65]. */
export function usePlaqueStage(product: Product | undefined, line: QuotedLine | undefined) {
  // A product without engraving is no plaque; no request needed.
  const [found, setFound] = useState<PlaqueData | null>()
  const plaque = product?.requiresEngraving ? found : null
  // An unfinished artwork opens its steps at once.
  const [designed, setDesigned] = useState(line && isUnfinished(line) ? ownInput(line) : null)
  const [isBack, setBack] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const isDesigning = Boolean(plaque) && designed !== null && !isBack
  /** Moves the focus to the new stage. */
  const show = (change: () => void) => {
    flushSync(change)
    document.getElementById(STAGE_ID)?.focus()
  }
  return {
    plaque,
    isKnown: product !== undefined && plaque !== undefined,
    find: setFound,
    /** The product without engraving fields: a plaque's text is entered in its steps. */
    item: product && plaque ? { ...product, requiresEngraving: false } : product,
    designed: plaque ? designed : null,
    isDesigning,
    isTouched,
    touch: () => setTouched(true),
    onBack: () => show(() => setBack(true)),
    onDesign: plaque
      ? (input: CartLineInput) =>
          show(() => {
            setDesigned(input)
            setBack(false)
          })
      : undefined,
  }
}

export type PlaqueStage = ReturnType<typeof usePlaqueStage>

/** Element that takes the focus when the stage changes. */
export const STAGE_ID = 'product-stage'

const ownInput = ({ actualProductIdC, name, packageProductsC }: QuotedLine): CartLineInput => ({
  productId: actualProductIdC ?? '',
  name,
  quantity: 1,
  packageProductsC,
})
