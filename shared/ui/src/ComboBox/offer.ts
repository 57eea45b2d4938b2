import type { ComboBoxItem, ComboBoxProps } from './combo-box-props'

/** The search text of a field: '' once something is chosen, which finds all. */
export function searchTextOf(text: string, chosen: unknown): string {
  return chosen ? '' : text
}

type ComboBoxState = Pick<ComboBoxProps, 'answer' | 'inputValue' | 'selected' | 'prompt' | 'failure' | 'isNamedBy'>

/** The items to show: results for the current text only. */
export function offeredItems(asking: ComboBoxState): readonly ComboBoxItem[] {
  return isAnswered(asking) ? (asking.answer?.items ?? []) : []
}

/** The item that Enter takes for a typed text. */
export function firstMatch(asking: ComboBoxState): ComboBoxItem | undefined {
  if (asking.selected !== null || asking.inputValue.trim() === '') return undefined
  const [first] = offeredItems(asking)
  return first && (asking.isNamedBy?.(asking.inputValue, first) ?? true) ? first : undefined
}

/** Whether Enter must not take any of the matches: the list stays open for a choice [OPEN-344]. */
export function isToChoose(asking: ComboBoxState): boolean {
  return asking.selected === null && offeredItems(asking).length > 0 && firstMatch(asking) === undefined
}

/** Whether the answer to the current text is still loading. */
export function isSearching(asking: ComboBoxState): boolean {
  return asking.prompt === undefined && asking.failure === undefined && !isAnswered(asking)
}

const isAnswered = ({ answer, inputValue, selected }: ComboBoxState) =>
  answer?.to === searchTextOf(inputValue, selected)

/** Text in place of an empty list; a failed search never says that nothing was found [OPEN-80]. */
export function emptyText(asking: ComboBoxState & Pick<ComboBoxProps, 'noneFound'>): string {
  if (asking.prompt !== undefined) return asking.prompt
  if (isAnswered(asking)) return asking.noneFound
  return isSearching(asking) ? 'Searching' : ''
}
