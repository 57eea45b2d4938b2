import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { describedBy, FieldError, FieldHelp } from '../Field/Field'
import type { FieldProps } from '../Field/Field'
import styles from './RadioGroup.module.css'
import { inElement } from '../in-element'

export interface RadioOption {
  value: string
  label: ReactNode
  help?: ReactNode
  /** Why this option is disabled. */
  disabledReason?: string | undefined
}

export interface RadioGroupProps extends Pick<FieldProps, 'help' | 'error' | 'optional' | 'id'> {
  legend: ReactNode
  name: string
  options: readonly RadioOption[]
  value: string | undefined
  onChange: (value: string) => void
  /** Highlights the options without text [WIZ-07]; implied by `error`. */
  invalid?: boolean
  /** Side by side, for two or three short labels; 'even' gives each the same width. */
  inline?: boolean | 'even'
  /** In two columns on a wide screen, for many options with help. */
  wide?: boolean
  /** In columns, two on a phone, for up to six short labels. */
  few?: boolean
}

/** A few options, each a card with its own help. The group's id is the first radio's. */
export function RadioGroup({ legend, options, invalid, inline, wide, few, ...group }: RadioGroupProps) {
  const ownId = useId()
  const id = group.id ?? ownId
  const wrong = invalid || Boolean(group.error)
  return (
    <fieldset aria-describedby={describedBy(id, group)} aria-invalid={wrong || undefined} role="radiogroup">
      <legend className={styles.legend}>
        {inElement(legend)}
        {group.optional && <span className={styles.optional}> (optional)</span>}
      </legend>
      {group.help && <FieldHelp id={`${id}-help`}>{group.help}</FieldHelp>}
      {group.error && <FieldError id={`${id}-error`}>{group.error}</FieldError>}
      <div
        className={classNames(
          styles.options,
          inline && styles[inline === 'even' ? 'even' : 'row'],
          few && styles.few,
          wide && styles.wide,
          wrong && styles.invalid,
        )}
      >
        {options.map((option, index) => (
          <RadioCard key={option.value} option={option} id={index === 0 ? id : `${id}-${index}`} group={group} />
        ))}
      </div>
    </fieldset>
  )
}

interface RadioCardProps {
  option: RadioOption
  id: string
  group: Pick<RadioGroupProps, 'name' | 'value' | 'onChange'>
}

function RadioCard({ option, id, group }: RadioCardProps) {
  const note = option.disabledReason ?? option.help
  const fixed = option.disabledReason !== undefined
  return (
    <label htmlFor={id} className={classNames(styles.option, fixed && styles.fixed)}>
      <input
        type="radio"
        id={id}
        name={group.name}
        value={option.value}
        checked={group.value === option.value}
        aria-disabled={fixed || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={note ? `${id}-note` : undefined}
        className={styles.dot}
        onChange={() => !fixed && group.onChange(option.value)}
      />
      <span id={`${id}-label`} className={styles.label}>
        {option.label}
      </span>
      {note && (
        <span id={`${id}-note`} className={styles.help}>
          {note}
        </span>
      )}
    </label>
  )
}
