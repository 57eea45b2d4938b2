import { formatWeight } from '@portal/domain'
import type { Pet, PetInput } from '@portal/domain'
import type { ShownField, ShownTable } from '../value/shown-field'

/**
 * When a submitted booking locks a field: always, once it has a value, or never [WIZ-106, WIZ-109]. Client Care can
 * change locked fields.
 */
export type Lock = 'submitted' | 'submittedAndGiven' | 'never'

/** Displayed, merged and locked fields of a pet. */
export const SHOWN_PET = {
  firstName: { label: "Pet's first name", text: ({ firstName }) => firstName, lock: 'submitted' },
  lastName: { label: "Pet's last name", text: ({ lastName }) => lastName, lock: 'submitted' },
  type: { within: 'breed' },
  breed: {
    label: 'Type and breed',
    text: ({ type, breed }) => [type, breed].filter(Boolean).join(', '),
    with: ['customUnitName', 'customUnitRatio'],
    lock: 'submitted',
  },
  sex: { label: 'Sex', text: ({ sex }) => sex, lock: 'submitted' },
  weight: { label: 'Weight', text: weightText, lock: 'submittedAndGiven' },
  customUnit: { within: 'weight' },
} as const satisfies ShownTable<Pet, keyof PetInput, ShownField<Pet> & { readonly lock: Lock }>

/** The weight in the breed's own unit if it has one, followed by kg [WIZ-74]. */
function weightText({ weight, customUnit, customUnitName }: Pet): string {
  const kg = formatWeight(weight)
  return kg && customUnit !== null && customUnitName ? `${customUnit} ${customUnitName} (${kg})` : kg
}
