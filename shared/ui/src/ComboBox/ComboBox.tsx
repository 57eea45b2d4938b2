import { useState } from 'react'
import type { FocusEventHandler, Ref } from 'react'
import { classNames } from '../class-names'
import { Field } from '../Field/Field'
import type { FieldProps } from '../Field/Field'
import { splitFieldProps } from '../Field/split-props'
import { Icon } from '../Icon/Icon'
import { lazyPart } from '../lazy-part'
import styles from './ComboBox.module.css'

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

const loadComboBox = () => import('./ComboBoxPart').then((part) => part.ComboBoxPart)
const LazyComboBox = lazyPart<ComboBoxProps>(loadComboBox, ComboBoxFallback)

/** Fetches the combobox's code ahead of need. */
export function preloadComboBox() {
  void loadComboBox().catch(() => undefined)
}

/** A text field with suggestions (ARIA list autocomplete). Typing works before its code is there. */
export function ComboBox(props: ComboBoxProps) {
  const [wasFocused, setWasFocused] = useState(false)
  return (
    <span onFocus={() => setWasFocused(true)} onBlur={() => setWasFocused(false)} style={{ display: 'contents' }}>
      <LazyComboBox {...props} takesFocus={props.takesFocus === true || wasFocused} />
    </span>
  )
}

function ComboBoxFallback(props: ComboBoxProps) {
  const [field, combo] = splitFieldProps(props)
  return (
    <Field {...field}>
      {(own) => (
        <div className={styles.wrap}>
          <input
            {...own}
            className={classNames(own.className, styles.input)}
            name={combo.name}
            placeholder={combo.placeholder}
            readOnly={combo.readOnly}
            autoComplete="off"
            value={combo.inputValue}
            onChange={(event) => combo.onInputChange(event.target.value)}
          />
          <span className={styles.side}>
            <Icon name="chevron-down" size={18} />
          </span>
        </div>
      )}
    </Field>
  )
}
