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

/** Where the line goes; `line`: the one that is changed, when none is added. */
export interface LineToSave {
  readonly cart: BookingCart
  readonly line: QuotedLine | undefined
  readonly onSaved: (line: QuotedLine) => void
  /** Of a plaque: the line goes to its steps first. */
  readonly onDesign?: ((line: CartLineInput) => void) | undefined
}

/** The way from what is entered in the dialog into the cart. */
export function useItemForm(
  product: Product | undefined,
  choice: ProductChoice,
  { cart, line: changed, onSaved, onDesign }: LineToSave,
) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const approved = changed ? approvedOf(changed, cart.lines) : []
  const [isEarly, setEarly] = useState(false)
  const { add, isAdding, progress, failure, isSaved } = useAddToCart(cart, changed, onSaved)
  // The form takes its new functions a moment after the page shows what has arrived.
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
      // What was validated before may have been so by choices that are known no more.
      const wrong = itemErrors(values, product, known)
      if (!known.isComplete || Object.keys(wrong).length > 0) return wrong
      const line = lineOf(values, product, known)
      if (!onDesign) return refusedChoices(await send(line), known.tree)
      onDesign(line)
      return undefined
    },
    /** A designed plaque, from its last step. */
    finish: (line: CartLineInput, artwork: Artwork) => void send(line, artwork),
    isAdding,
    progress,
    failure:
      isEarly && choice.isPending
        ? 'The choices are still being loaded. Nothing is added yet; try again in a moment.'
        : failure,
    hasWords: choice.hasWords,
    /** Names of plaques whose approval a save ends: asked about first. */
    approved,
    /** Asked before it is sent: a special order [CAT-36], or another package in the place of the first. */
    question: {
      isOpen: asked !== null,
      onContinue: () => {
        setAsked(null)
        if (asked) void add(asked.line, asked.artwork)
      },
      onClose: () => setAsked(null),
    },
  }
}

function needsAsking(product: Product | undefined, changed: QuotedLine | undefined): boolean {
  if (!product) return false
  return changed ? changed.actualProductIdC !== product.id : product.specialOrder
}

interface Asked {
  readonly line: CartLineInput
  readonly artwork: Artwork | undefined
}

export type ItemForm = ReturnType<typeof useItemForm>
