import { notEngravable } from '../engraving/not-engravable'
import { excessText, notEngravableText } from '../engraving/refusal-words'
import { engravingExcess, openGroups, chosenValuesOf } from '@portal/domain'
import type { ChoiceTree, Choices, ChosenValue, OpenGroup, ProductOption } from '@portal/domain'

export type ChoiceErrorCode =
  /** A required dropdown has no value. */
  | 'required'
  /** More than one value in a dropdown. */
  | 'tooMany'
  /** The same value twice. */
  | 'twice'
  /** Not a value of this parent. */
  | 'unknown'
  /** The parent is neither the product nor a chosen value. */
  | 'notOpen'
  | 'hidden'
  /** Text for a value that cannot be engraved. */
  | 'noEngraving'
  /** More lines or characters than the value has space for. */
  | 'tooLong'
  /** Characters that cannot be engraved. */
  | 'noGlyph'

/** A wrong choice: parent, dropdown ('' if none) and level. */
export interface ChoiceError {
  readonly code: ChoiceErrorCode
  readonly parentId: string
  readonly group: string
  readonly level: number
  /** Error text about the engraving. */
  readonly message?: string
}

type WrongChoice = Pick<ChoiceError, 'code' | 'message'>

const MESSAGES: Readonly<Record<ChoiceErrorCode, string>> = {
  required: 'a choice is needed',
  tooMany: 'only one can be chosen',
  twice: 'the same was chosen more than once',
  unknown: 'there is no such choice',
  notOpen: 'nothing can be chosen there',
  hidden: 'it cannot be chosen in the portal',
  noEngraving: 'it takes no words',
  tooLong: 'the words do not fit on it',
  noGlyph: 'the words have signs that cannot be engraved',
}

/** Sentence about a wrong choice that names product, dropdown and level. */
export function choiceErrorText(product: string, { code, parentId, group, level, message }: ChoiceError): string {
  const where = level === 0 ? `under ${parentId}` : [group, `level ${level}`].filter(Boolean).join(', ')
  return `${product} (${where}): ${message ?? MESSAGES[code]}`
}

/**
 * All wrong choices of a line [OPEN-95]. Each required dropdown below a chosen value needs exactly one value, an
 * optional one accepts one at most. A value must stand under its own parent, once, and not be hidden; its text must
 * fit. The tree must contain everything that the choices open.
 */
export function choiceErrors(tree: ChoiceTree, roots: readonly string[], choices: Choices): ChoiceError[] {
  const open = openGroups(tree, roots, choices)
  return [...open.flatMap((each) => groupErrors(each, choices)), ...strayErrors(open, roots, choices)]
}

function groupErrors({ group, level, chosen }: OpenGroup, choices: Choices): ChoiceError[] {
  const { parentId, name, isOptional, options } = group
  const values = chosenValuesOf(choices, parentId).filter(({ id }) => options.some((option) => option.id === id))
  const isOneOnly = new Set(values.map(({ id }) => id)).size === 1
  const wrong: (WrongChoice | null)[] = [
    !chosen && !isOptional ? { code: 'required' } : null,
    values.length > 1 ? { code: isOneOnly ? 'twice' : 'tooMany' } : null,
    chosen?.hide_in_portal_modal ? { code: 'hidden' } : null,
    chosen && wrongWords(chosen, values[0]),
  ]
  return wrong.flatMap((each) => (each ? { ...each, parentId, group: name, level } : []))
}

/** Values that belong to no open dropdown. */
function strayErrors(open: readonly OpenGroup[], roots: readonly string[], choices: Choices): ChoiceError[] {
  const levels = new Map(roots.map((root) => [root, 1]))
  for (const { chosen, level } of open) if (chosen) levels.set(chosen.id, level + 1)
  return Object.entries(choices).flatMap(([parentId, values]): ChoiceError[] => {
    const level = levels.get(parentId)
    const known = open.filter(({ group }) => group.parentId === parentId).flatMap(({ group }) => group.options)
    const isStray = values.some(({ id }) => known.every((option) => option.id !== id))
    if (!isStray) return []
    return [{ code: level === undefined ? 'notOpen' : 'unknown', parentId, group: '', level: level ?? 0 }]
  })
}

function wrongWords(option: ProductOption, value: ChosenValue | undefined): WrongChoice | null {
  const words = value?.engraving_text ?? ''
  if (words === '') return null
  if (!option.requires_engraving) return { code: 'noEngraving' }
  const found = notEngravable(words)
  if (found.length > 0) return { code: 'noGlyph', message: notEngravableText(found) }
  const room = { maxLines: option.engraving_max_length, maxCharacters: option.engraving_max_characters }
  const excess = engravingExcess(words, room)
  return excess && { code: 'tooLong', message: excessText(excess, room) }
}
