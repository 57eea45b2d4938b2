import { useState } from 'react'
import { isClosed, isComplete, openGroups, priceWithChoices, unknownParents, withoutAshValues } from '@portal/domain'
import type { ChoiceGroup, ChoiceTree, Choices, QuotedLine } from '@portal/domain'
import { choiceErrors, choicesOf } from '../choices/choice-values'
import { wordsOf } from '../engraving-text/engraving-words'
import { FRESH_ITEM, itemOf } from './item-values'
import type { ItemValues } from './item-values'

/**
 * The choices of one product for this service, as far as they are known: level by level, as values are chosen [CAT-30].
 */
export function useProductChoice(productId: string, serviceType: string, line?: QuotedLine) {
  const [tree, setTree] = useState<ChoiceTree>(new Map())
  const [entered, keep] = useState<ItemValues>(line ? itemOf(line) : FRESH_ITEM)
  const roots = [productId]
  const choices = choicesOf(entered, { tree, roots })
  const words = [wordsOf(entered.engraving), ...wordsIn(choices)].filter(Boolean)
  const saved = line ? [line.engravingText, ...wordsIn(line.packageProductsC)].filter(Boolean) : []
  return {
    tree,
    roots,
    choices,
    /** Ids of what takes words and has none yet. */
    missingWords: new Set(Object.keys(choiceErrors(entered, { tree, roots }).words ?? {})),
    /** Takes the dropdowns that hang under a product or a value; answers all that is known then. */
    learn: (parentId: string, all: readonly ChoiceGroup[]): ChoiceTree => {
      const groups = withoutAshValues(serviceType, all)
      setTree((known) => new Map(known).set(parentId, groups))
      return new Map(tree).set(parentId, groups)
    },
    /** What the form holds, for what stands outside of it. */
    keep,
    isPending: unknownParents(tree, roots, choices).length > 0,
    /** A needed dropdown has nothing that can be chosen here [CAT-35]. */
    isClosed: openGroups(tree, roots, choices).some(isClosed),
    isComplete: isComplete(tree, roots, choices),
    /** Words that would be lost. */
    hasWords: words.length > 0 && words.join('\n') !== saved.join('\n'),
    priceOf: (price: number | null) => priceWithChoices(price, tree, roots, choices),
  }
}

const wordsIn = (choices: Choices) =>
  Object.values(choices).flatMap((values) => values.map((value) => value.engraving_text))

export type ProductChoice = ReturnType<typeof useProductChoice>
