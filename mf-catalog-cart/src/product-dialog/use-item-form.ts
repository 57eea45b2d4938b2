import { useLayoutEffect, useRef, useState } from 'react'
import type { Product, QuotedLine } from '@portal/domain'
import type { BookingCart, CartLineInput } from '@portal/slots/mf-catalog-cart'
import { approvedOf } from '../approval/EndApprovalDialog'
import { refusedChoices } from '../choices/choice-values'
import { itemErrors, lineOf } from './item-values'
import type { ItemValues } from './item-values'
import type { Artwork } from '../plaque/use-save-artwork'
import { useAddToCart } from './use-add-to-cart'
import type { ProductChoice } from './use-product-choice'

/** The target of the save; `line` is the changed line, undefined when adding. */
export interface SaveTarget {
  readonly cart: BookingCart
  readonly line: QuotedLine | undefined
  readonly onSaved: (line: QuotedLine) => void
  /** For a plaque: called with the line before its steps. */
  readonly onDesign?: ((line: CartLineInput) => void) | undefined
}

/** State and actions from the dialog's input to the saved line. */
export function useItemForm(
  product: Product | undefined,
  choice: ProductChoice,
  { cart, line: changed, onSaved, onDesign }: SaveTarget,
) {
  const [confirmed, setAsked] = useState<ConfirmedLine | null>(null)
  const approved = changed ? approvedOf(changed, cart.lines) : []
  const [isEarly, setEarly] = useState(false)
  const { add, isAdding, progress, failure, isSaved } = useAddToCart(cart, changed, onSaved)
  // The form gets its new callbacks slightly after new data is rendered.
  const latest = useRef(choice)
  useLayoutEffect(() => {
    latest.current = choice
  })
  const send = async (line: CartLineInput, artwork?: Artwork) => {
    if ((approved.length > 0 || needsAsking(product, changed)) && !isSaved()) setAsked({ line, artwork })
    else return add(line, artwork)
    return null
  }
  return {
    submit: async (values: ItemValues) => {
      const known = latest.current
      if (!product || isAdding) return undefined
      setEarly(known.isPending)
      if (known.isPending) return undefined
      // Earlier validation may have used outdated choices.
      const wrong = itemErrors(values, product, known)
      if (!known.isComplete || Object.keys(wrong).length > 0) return wrong
      const line = lineOf(values, product, known)
      if (!onDesign) return refusedChoices(await send(line), known.tree)
      onDesign(line)
      return undefined
    },
    /** Called by the last step of a plaque. */
    finish: (line: CartLineInput, artwork: Artwork) => void send(line, artwork),
    isAdding,
    progress,
    failure:
      isEarly && choice.isPending
        ? 'The choices are still being loaded. Nothing is added yet; try again in a moment.'
        : failure,
    hasWords: choice.hasWords,
    /** Plaques whose approval a save would end; needs a confirmation. */
    approved,
    /** Confirmation before sending: a special order [CAT-36], or replacing a package. */
    question: {
      isOpen: confirmed !== null,
      onContinue: () => {
        setAsked(null)
        if (confirmed) void add(confirmed.line, confirmed.artwork)
      },
      onClose: () => setAsked(null),
    },
  }
}

function needsAsking(product: Product | undefined, changed: QuotedLine | undefined): boolean {
  if (!product) return false
  return changed ? changed.actualProductIdC !== product.id : product.specialOrder
}

interface ConfirmedLine {
  readonly line: CartLineInput
  readonly artwork: Artwork | undefined
}

export type ItemForm = ReturnType<typeof useItemForm>
