import type { FocusEventHandler, Ref } from 'react'
import type { FieldProps } from '../Field/Field'

export interface ComboBoxItem {
  id: string
  label: string
  /** A quiet word at the end of the row, for example the state. */
  detail?: string
}

/** What a search found, with the text that it was asked for. */
export interface ComboBoxAnswer {
  to: string
  items: readonly ComboBoxItem[]
}

export interface ComboBoxProps extends FieldProps {
  /** The latest answer; the caller searches for `textAsked`, the list does not filter. An answer to another text than stands in the field is not shown. */
  answer: ComboBoxAnswer | undefined
  inputValue: string
  onInputChange: (text: string) => void
  /** The chosen item; typing something else lets it go (`onSelect(null)`). */
  selected: ComboBoxItem | null
  onSelect: (item: ComboBoxItem | null) => void
  /** Whether Enter may take the first match of a typed text; always when left out. */
  isNamedBy?: (text: string, first: ComboBoxItem) => boolean
  /** Shown instead of a list while nothing can be searched: 'Pet type should be selected first' [WIZ-77]. */
  prompt?: string | undefined
  /** Shown when the search found nothing. */
  noneFound: string
  /** Shown when the search failed, for example 'Breeds could not be loaded.'; with `onRetry`. */
  failure?: string | undefined
  onRetry?: () => void
  /** More than the answer is under way: further items, or what was chosen. */
  isLoading?: boolean
  /** More items exist: called once the list is scrolled by two thirds [WIZ-78]. */
  onLoadMore?: (() => void) | undefined
  name?: string
  placeholder?: string
  /** Shows the value but lets nobody change it; say why in `help`. */
  readOnly?: boolean
  /** Takes the focus as soon as it is there. */
  takesFocus?: boolean
  inputRef?: Ref<HTMLInputElement>
  onFocus?: FocusEventHandler<HTMLElement>
  onBlur?: FocusEventHandler<HTMLElement>
}
