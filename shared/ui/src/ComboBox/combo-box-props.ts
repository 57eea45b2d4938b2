import type { FocusEventHandler, Ref } from 'react'
import type { FieldProps } from '../Field/Field'

export interface ComboBoxItem {
  id: string
  label: string
  /** A quiet word at the end of the row, for example the state. */
  detail?: string
}

export interface ComboBoxProps extends FieldProps {
  /** What matches the typed text; the caller searches, the list does not filter. */
  items: readonly ComboBoxItem[]
  inputValue: string
  onInputChange: (text: string) => void
  /** The chosen item; typing something else lets it go (`onSelect(null)`). */
  selected: ComboBoxItem | null
  onSelect: (item: ComboBoxItem | null) => void
  /** Shown instead of a list while nothing can be searched: 'Pet type should be selected first' [WIZ-77]. */
  prompt?: string | undefined
  /** Shown when the search found nothing. */
  noneFound: string
  /** Shown when the search failed, for example 'Breeds could not be loaded.'; with `onRetry`. */
  failure?: string | undefined
  onRetry?: () => void
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
