import { useState } from 'react'
import {
  isClosed,
  isComplete,
  openGroups,
  priceWithChoices,
  findMissingParents,
  withoutAshValues,
} from '@portal/domain'
import type { ChoiceGroup, ChoiceTree, Choices, QuotedLine } from '@portal/domain'
import { choiceErrors, choicesOf } from '../choices/choice-values'
import { engravingTextOf } from '../engraving-text/engraving-value'
import { FRESH_ITEM, itemOf } from './item-values'
import type { ItemValues } from './item-values'

/** The choices of a product for this service, loaded level by level as values are chosen [CAT-30]. */
export function useProductChoice(productId: string, serviceType: string, line?: QuotedLine) {
  const [tree, setTree] = useState<ChoiceTree>(new Map())
  const [entered, keep] = useState<ItemValues>(line ? itemOf(line) : FRESH_ITEM)
  const roots = [productId]
  const choices = choicesOf(entered, { tree, roots })
  const words = [engravingTextOf(entered.engraving), ...wordsIn(choices)].filter(Boolean)
  const saved = line ? [line.engravingText, ...wordsIn(line.packageProductsC)].filter(Boolean) : []
  return {
    tree,
    roots,
    choices,
    /** Ids of values that need an engraving and have none yet. */
    missingWords: new Set(Object.keys(choiceErrors(entered, { tree, roots }).words ?? {})),
    /** Takes loaded dropdowns of a product or value; returns all that are known. */
    learn: (parentId: string, all: readonly ChoiceGroup[]): ChoiceTree => {
      const groups = withoutAshValues(serviceType, all)
      setTree((known) => new Map(known).set(parentId, groups))
      return new Map(tree).set(parentId, groups)
    },
    /** The form's values, for parts outside of the form. */
    keep,
    isPending: findMissingParents(tree, roots, choices).length > 0,
    /** A required dropdown has no selectable value here [CAT-35]. */
    isClosed: openGroups(tree, roots, choices).some(isClosed),
    isComplete: isComplete(tree, roots, choices),
    /** Whether typed text would be lost. */
    hasWords: words.length > 0 && words.join('\n') !== saved.join('\n'),
    priceOf: (price: number | null) => priceWithChoices(price, tree, roots, choices),
  }
}

const wordsIn = (choices: Choices) =>
  Object.values(choices).flatMap((values) => values.map((value) => value.engraving_text))

export type ProductChoice = ReturnType<typeof useProductChoice>
