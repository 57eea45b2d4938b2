import type { FocusEventHandler, Ref } from 'react'
import type { FieldProps } from '../Field/Field'

export interface ComboBoxItem {
  id: string
  label: string
  /** Quiet text at the end of the row, for example the state. */
  detail?: string
}

/** Search results, with the text that was searched. */
export interface ComboBoxAnswer {
  to: string
  items: readonly ComboBoxItem[]
}

export interface ComboBoxProps extends FieldProps {
  /**
   * The latest answer. The caller searches for `searchTextOf`; the list does not filter. An answer to another text is not
   * shown.
   */
  answer: ComboBoxAnswer | undefined
  inputValue: string
  onInputChange: (text: string) => void
  /** The chosen item; typing something else clears it (`onSelect(null)`). */
  selected: ComboBoxItem | null
  onSelect: (item: ComboBoxItem | null) => void
  /** Whether Enter may take the first match of a typed text; always by default. */
  isNamedBy?: (text: string, first: ComboBoxItem) => boolean
  /** Shown instead of a list while nothing can be searched: 'Pet type should be selected first' [WIZ-77]. */
  prompt?: string | undefined
  /** Shown when the search found nothing. */
  noneFound: string
  /** Shown when the search failed, for example 'Breeds could not be loaded.'; with `onRetry`. */
  failure?: string | undefined
  onRetry?: () => void
  /** More is loading than the answer: further items, or the chosen item. */
  isLoading?: boolean
  /** More items exist: called when the list is scrolled by two thirds [WIZ-78]. */
  onLoadMore?: (() => void) | undefined
  name?: string
  placeholder?: string
  /** Shows the value without allowing changes; give the reason in `help`. */
  readOnly?: boolean
  /** Takes the focus when rendered. */
  takesFocus?: boolean
  inputRef?: Ref<HTMLInputElement>
  onFocus?: FocusEventHandler<HTMLElement>
  onBlur?: FocusEventHandler<HTMLElement>
}
