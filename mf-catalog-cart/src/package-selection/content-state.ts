import { openGroups, findMissingParents } from '@portal/domain'
import type { Choices, ProductOption } from '@portal/domain'
import { isPackagePlaque } from '@portal/domain-bundled/package-plaques'
import type { ProductChoice } from '../product-dialog/use-product-choice'

/** State of the choices for one item of a package. */
export type ContentState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'included' }
  /** A plaque, designed once the package is in the cart. */
  | { readonly kind: 'designed' }
  | { readonly kind: 'open'; readonly missing: readonly string[] }
  | { readonly kind: 'chosen'; readonly chosen: readonly string[] }

/** Engraving counts as chosen once it is typed or unticked. */
export function contentState(content: ProductOption, { tree, choices, missingWords }: ChoiceFacts): ContentState {
  const roots = [content.id]
  if (findMissingParents(tree, roots, choices).length > 0) return { kind: 'loading' }
  const open = openGroups(tree, roots, choices)
  if (open.length === 0 && !content.requires_engraving)
    return { kind: isPackagePlaque(content) ? 'designed' : 'included' }
  const taking = [content, ...open.flatMap(({ chosen }) => chosen ?? [])].filter(
    ({ requires_engraving: takes }) => takes,
  )
  const missing = [
    ...open.filter(({ group, chosen }) => !chosen && !group.isOptional).map(({ group }) => group.name),
    ...(taking.some(({ id }) => missingWords.has(id)) ? ['Engraving'] : []),
  ]
  if (missing.length > 0) return { kind: 'open', missing }
  const words = taking.flatMap(({ id }) => wordsFor(choices, id) ?? [])
  const engraving = taking.length === 0 ? [] : [words.length > 0 ? `engraved ${words.join(', ')}` : 'no engraving']
  return { kind: 'chosen', chosen: [...open.flatMap(({ chosen }) => chosen?.name ?? []), ...engraving] }
}

/** The engraving of a value at any level, in one line. */
function wordsFor(choices: Choices, id: string): string | undefined {
  const value = Object.values(choices)
    .flat()
    .find((each) => each.id === id)
  return value?.engraving_text?.replaceAll('\n', ' / ')
}

type ChoiceFacts = Pick<ProductChoice, 'tree' | 'choices' | 'missingWords'>
