import { isAbroad } from '@portal/domain'
import { countryNames } from '@portal/domain-bundled/countries'
import { SelectInput, TextInput, useBinding } from '@portal/forms'
import { Alert } from '@portal/ui'
import type { ReactNode } from 'react'
import { NO_ADDRESS } from './address-value'
import type { AddressValue } from '../../booking/session/owner-pet-values'
import styles from './AddressInput.module.css'
import type { AustralianState } from '@portal/domain'

interface AddressByHandProps {
  readonly name: string
  readonly label: ReactNode
  readonly needsStreet: boolean
  readonly mayBeAbroad: boolean
}

/** Address parts; the group has the address's name, for errors about the whole. */
export function AddressByHand({ name, label, needsStreet, mayBeAbroad }: AddressByHandProps) {
  const { id, value, error } = useBinding<AddressValue>(name, NO_ADDRESS)
  const isOverseas = isAbroad(value.parts)
  return (
    <fieldset id={id} tabIndex={-1} className={styles.parts}>
      <legend id={`${id}-label`} className={styles.legend}>
        {label}
      </legend>
      {error !== undefined && <Alert kind="error">{error}</Alert>}
      <TextInput name={`${name}.parts.street`} label="Street and number" optional={!needsStreet} autoComplete="off" />
      <div className={styles.places}>
        <TextInput name={`${name}.parts.city`} label="Suburb or city" autoComplete="off" />
        {isOverseas ? (
          <TextInput name={`${name}.parts.state`} label="State or region" optional autoComplete="off" />
        ) : (
          <SelectInput
            name={`${name}.parts.state`}
            label="State or territory"
            optional
            placeholder="Choose a state"
            options={statesWith(value.parts.state)}
          />
        )}
        <TextInput
          name={`${name}.parts.postalcode`}
          label="Postcode"
          width="tiny"
          optional={isOverseas}
          inputMode={isOverseas ? 'text' : 'numeric'}
          autoComplete="off"
        />
      </div>
      {mayBeAbroad && (
        <SelectInput name={`${name}.parts.country`} label="Country" options={countriesWith(value.parts.country)} />
      )}
    </fieldset>
  )
}

/** All countries, plus an unlisted stored value. */
function countriesWith(held: string) {
  const names = countryNames()
  return [...names, ...(names.includes(held) || held === '' ? [] : [held])].map((name) => ({
    value: name,
    label: name,
  }))
}

/** The Australian states, plus an unlisted stored value. */
function statesWith(held: string) {
  const states = Object.entries(STATE_NAMES).map(([value, label]) => ({ value, label }))
  return held === '' || Object.hasOwn(STATE_NAMES, held) ? states : [...states, { value: held, label: held }]
}

const STATE_NAMES: Readonly<Record<AustralianState, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
}
