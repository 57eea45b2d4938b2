// By the package's name: this entry is bundled by whoever uses it, the rules are shared.
import { formatWeight } from '@portal/domain'
import type { ShownField, ShownTable } from '../value/shown-field'
import type { PetInput, Pet } from './schema'

/**
 * When a submitted booking keeps a field as it is: at once, or as soon as it has a value [WIZ-106, WIZ-109]. Client
 * Care alone changes it then.
 */
export type Lock = 'submitted' | 'submittedAndGiven' | 'never'

/** What of a pet is shown, merged and locked. */
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

/** In the breed's own unit where it has one, with the kg beside it [WIZ-74]. */
function weightText({ weight, customUnit, customUnitName }: Pet): string {
  const kg = formatWeight(weight)
  return kg && customUnit !== null && customUnitName ? `${customUnit} ${customUnitName} (${kg})` : kg
}
