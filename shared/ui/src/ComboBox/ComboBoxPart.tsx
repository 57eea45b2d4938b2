import { Button, ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox'
import type { Key } from 'react-aria-components/ComboBox'
import type { KeyboardEvent } from 'react'
import { classNames } from '../class-names'
import { Field } from '../Field/Field'
import { defined, splitFieldProps } from '../Field/split-props'
import { Icon } from '../Icon/Icon'
import { SpinnerRing } from '../Spinner/Spinner'
import type { ComboBoxProps } from './combo-box-props'
import styles from './ComboBox.module.css'
import { ComboBoxList, ComboBoxStatus } from './ComboBoxList'
import { firstMatch, isSearching, isToChoose, offeredItems } from './offer'

/** The combobox itself; only imported lazily, since react-aria-components is large. */
export function ComboBoxPart(props: ComboBoxProps) {
  const [field, combo] = splitFieldProps(props)
  const { selected, inputValue } = combo
  const items = offeredItems(combo)
  const type = (text: string) => {
    if (text === inputValue) return
    combo.onInputChange(text)
    if (selected !== null && text !== selected.label) combo.onSelect(null)
  }
  const choose = (key: Key | null) => {
    const item = items.find(({ id }) => id === key)
    if (item === undefined) return
    combo.onInputChange(item.label)
    combo.onSelect(item)
  }
  // Enter takes the first result once it has arrived, instead of submitting the form [OPEN-234].
  const takeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof Element)) return
    const isOnOption = event.target.hasAttribute('aria-activedescendant')
    const first = isOnOption ? undefined : firstMatch(combo)
    const isOpen = event.target.matches('[aria-expanded="true"]')
    if (!(first || isSearching(combo) || (isOpen && !isOnOption && isToChoose(combo)))) return
    event.preventDefault()
    event.stopPropagation()
    if (first) choose(first.id)
  }
  return (
    <Field {...field}>
      {({ id, className, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
        <AriaComboBox
          id={id}
          items={items}
          inputValue={inputValue}
          onInputChange={type}
          selectedKey={selected?.id ?? null}
          onSelectionChange={choose}
          allowsCustomValue
          allowsEmptyCollection={combo.failure === undefined}
          validationBehavior="aria"
          isInvalid={invalid === true}
          isReadOnly={combo.readOnly === true}
          aria-labelledby={`${id}-label`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes over the focus of the input it replaces
          autoFocus={combo.takesFocus === true}
          {...defined({ 'aria-describedby': describedBy, onFocus: combo.onFocus, onBlur: combo.onBlur })}
        >
          <div className={styles.wrap} onKeyDownCapture={takeFirst}>
            <Input
              {...defined({ name: combo.name, ref: combo.inputRef, placeholder: combo.placeholder })}
              autoComplete="off"
              className={classNames(className, styles.input)}
            />
            <Button className={styles.side ?? ''}>
              {combo.isLoading || isSearching(combo) ? <SpinnerRing /> : <Icon name="chevron-down" size={18} />}
            </Button>
          </div>
          <ComboBoxStatus {...combo} />
          <ComboBoxList {...combo} />
        </AriaComboBox>
      )}
    </Field>
  )
}
