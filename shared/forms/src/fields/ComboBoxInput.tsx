import { ComboBox } from '@portal/ui'
import type { ComboBoxItem, ComboBoxProps } from '@portal/ui'
import { useBinding } from './use-binding'

/** What a combobox keeps in the form: the text as typed, and the item once one is chosen. */
export interface ComboValue {
  text: string
  item: ComboBoxItem | null
}

export const EMPTY_COMBO: ComboValue = { text: '', item: null }

type Bound = 'inputValue' | 'onInputChange' | 'selected' | 'onSelect' | 'onBlur' | 'onFocus' | 'error' | 'id' | 'name'

export type ComboBoxInputProps = Omit<ComboBoxProps, Bound> & {
  name: string
  /** Called with what is typed; wait and fetch as you like. */
  onSearch: (text: string) => void
  /** Besides keeping the value: what a choice brings along, for example the unit of a breed. */
  onPick?: (item: ComboBoxItem | null) => void
}

/** A searched choice kept under a name as a `ComboValue`. */
export function ComboBoxInput({ name, onSearch, onPick, ...props }: ComboBoxInputProps) {
  const { id, value, change, blur, focus, error } = useBinding(name, EMPTY_COMBO)
  return (
    <ComboBox
      {...props}
      id={id}
      name={name}
      inputValue={value.text}
      selected={value.item}
      error={error}
      onBlur={blur}
      onFocus={focus}
      onInputChange={(text) => {
        change({ text, item: value.item?.label === text ? value.item : null })
        onSearch(text)
      }}
      onSelect={(item) => {
        if (item) change({ text: item.label, item })
        onPick?.(item)
      }}
    />
  )
}
