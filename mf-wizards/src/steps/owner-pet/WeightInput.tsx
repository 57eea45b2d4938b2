import { formatWeight, weightInKg } from '@portal/domain'
import type { BreedOption } from '@portal/domain'
import { TextInput, useBinding, NOTHING_CHOSEN } from '@portal/forms'
import type { ComboValue } from '@portal/forms'

/** The weight in kg, or in the breed's own unit with what that is in kg [WIZ-71, WIZ-74]. */
export function WeightInput() {
  const { value: breed } = useBinding<ComboValue<BreedOption>>('pet.breed', NOTHING_CHOSEN)
  const { value: entered } = useBinding('pet.customUnit', '')
  const unit = breed.chosen?.custom_unit
  const shared = { width: 'tiny', inputMode: 'decimal', autoComplete: 'off' } as const
  if (!unit) return <TextInput key="kg" name="pet.weight" label="Weight (Kg)" {...shared} />
  const kg = weightInKg(entered, breed.chosen?.custom_unit_to_kg_ratio)
  return (
    <TextInput
      key="unit"
      name="pet.customUnit"
      label={`Weight (${unit})`}
      help={kg ? `This is ${formatWeight(kg)}.` : undefined}
      {...shared}
    />
  )
}
