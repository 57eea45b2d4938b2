import type { ComboBoxItem, ComboBoxProps } from './combo-box-props'

/** The text that a field asks a search for: once something is chosen, all there is. */
export function textAsked(text: string, chosen: unknown): string {
  return chosen ? '' : text
}

type Asking = Pick<ComboBoxProps, 'answer' | 'inputValue' | 'selected' | 'prompt' | 'failure'>

/** What may be shown and chosen: the answer to what stands in the field, no earlier and no later one. */
export function offeredItems({ answer, inputValue, selected }: Asking): readonly ComboBoxItem[] {
  return answer?.to === textAsked(inputValue, selected) ? answer.items : []
}

/** Whether the answer to what stands in the field is still to come. */
export function isLooking({ answer, inputValue, selected, prompt, failure }: Asking): boolean {
  return prompt === undefined && failure === undefined && answer?.to !== textAsked(inputValue, selected)
}
