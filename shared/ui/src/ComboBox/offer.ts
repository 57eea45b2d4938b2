import type { ComboBoxItem, ComboBoxProps } from './combo-box-props'

/** The text that a field asks a search for: once something is chosen, all there is. */
export function textAsked(text: string, chosen: unknown): string {
  return chosen ? '' : text
}

type Asking = Pick<ComboBoxProps, 'answer' | 'inputValue' | 'selected' | 'prompt' | 'failure' | 'isNamedBy'>

/** What may be shown and chosen: the answer to what stands in the field, no earlier and no later one. */
export function offeredItems(asking: Asking): readonly ComboBoxItem[] {
  return isAnswered(asking) ? (asking.answer?.items ?? []) : []
}

/** What Enter takes of a text that is typed, without a choice among its matches. */
export function firstMatch(asking: Asking): ComboBoxItem | undefined {
  if (asking.selected !== null || asking.inputValue.trim() === '') return undefined
  const [first] = offeredItems(asking)
  return first && (asking.isNamedBy?.(asking.inputValue, first) ?? true) ? first : undefined
}

/** Whether the typed text has matches of which Enter may take none: the open list stays open for a choice [OPEN-344]. */
export function isToChoose(asking: Asking): boolean {
  return asking.selected === null && offeredItems(asking).length > 0 && firstMatch(asking) === undefined
}

/** Whether the answer to what stands in the field is still to come. */
export function isLooking(asking: Asking): boolean {
  return asking.prompt === undefined && asking.failure === undefined && !isAnswered(asking)
}

const isAnswered = ({ answer, inputValue, selected }: Asking) => answer?.to === textAsked(inputValue, selected)

/** What stands in place of an empty list; that nothing was found is never said of a search that failed [OPEN-80]. */
export function emptyText(asking: Asking & Pick<ComboBoxProps, 'noneFound'>): string {
  if (asking.prompt !== undefined) return asking.prompt
  if (isAnswered(asking)) return asking.noneFound
  return isLooking(asking) ? 'Searching' : ''
}
