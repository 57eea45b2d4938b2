import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Product, QuotedLine } from '@portal/domain'
import type { CartLineInput } from '@portal/slots/mf-catalog-cart'
import { isUnfinished } from '../plaque/unfinished'
import type { FoundPlaque } from '../plaque/PlaqueFinder'

/** Where the dialog of a product stands: whether it is a plaque, and whether its steps are open [OPEN-65]. */
export function usePlaqueStage(product: Product | undefined, line: QuotedLine | undefined) {
  // What takes no words is no plaque, and nothing is asked for it.
  const [found, setFound] = useState<FoundPlaque | null>()
  const plaque = product?.requiresEngraving ? found : null
  // An artwork that waits to be finished is led to at once.
  const [designed, setDesigned] = useState(line && isUnfinished(line) ? ownInput(line) : null)
  const [isBack, setBack] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const isDesigning = Boolean(plaque) && designed !== null && !isBack
  /** With the focus where the eyes are. */
  const show = (change: () => void) => {
    flushSync(change)
    document.getElementById(STAGE_ID)?.focus()
  }
  return {
    plaque,
    isKnown: product !== undefined && plaque !== undefined,
    find: setFound,
    /** The product as its description sees it: a plaque's words come in its steps. */
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

/** Takes the focus when the dialog goes to another stage. */
export const STAGE_ID = 'product-stage'

const ownInput = ({ actualProductIdC, name, packageProductsC }: QuotedLine): CartLineInput => ({
  productId: actualProductIdC ?? '',
  name,
  quantity: 1,
  packageProductsC,
})
