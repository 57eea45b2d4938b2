import { useState } from 'react'
import { classNames } from '../class-names'
import { Field } from '../Field/Field'
import { splitFieldProps } from '../Field/split-props'
import { Icon } from '../Icon/Icon'
import { lazyPart } from '../lazy-part'
import { whenWorkBegins } from '../when-work-begins'
import type { ComboBoxProps } from './combo-box-props'
import styles from './ComboBox.module.css'

const loadComboBox = () => import(/* webpackChunkName: "combobox" */ './ComboBoxPart').then((part) => part.ComboBoxPart)
// 48 KB with its libraries, not needed to look at a form.
const LazyComboBox = lazyPart<ComboBoxProps>(() => whenWorkBegins().then(loadComboBox), ComboBoxFallback)

/** Loads the combobox's code in advance. */
export function preloadComboBox() {
  void loadComboBox().catch(() => undefined)
}

/** A text field with suggestions (ARIA list autocomplete). Typing works before its code has loaded. */
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
            onKeyDown={(event) => {
              // Typed before the list's code has loaded: nothing could be chosen yet.
              if (event.key === 'Enter' && combo.inputValue !== '' && !combo.selected) event.preventDefault()
            }}
          />
          <span className={styles.side}>
            <Icon name="chevron-down" size={18} />
          </span>
        </div>
      )}
    </Field>
  )
}
