import { ONE_PERSON_LIFTS_KG, formatWeight, weightInKg } from '@portal/domain'
import type { BreedOption } from '@portal/domain'
import { TextInput, useBinding, NOTHING_CHOSEN } from '@portal/forms'
import type { ComboValue } from '@portal/forms'

/** The weight in kg, or in the breed's own unit with its value in kg [WIZ-71, WIZ-74]. */
export function WeightInput() {
  const { value: breed } = useBinding<ComboValue<BreedOption>>('pet.breed', NOTHING_CHOSEN)
  const { value: ofUnit } = useBinding('pet.customUnit', '')
  const { value: ofKg } = useBinding('pet.weight', '')
  const unit = breed.chosen?.custom_unit
  const kg = unit ? weightInKg(ofUnit, breed.chosen?.custom_unit_to_kg_ratio) : weightInKg(ofKg)
  const isHeavy = kg !== null && kg > ONE_PERSON_LIFTS_KG
  const help = [unit && kg ? `This is ${formatWeight(kg)}.` : '', isHeavy ? TWO_PEOPLE : ''].join(' ').trim()
  return (
    <TextInput
      key={unit ? 'unit' : 'kg'}
      name={unit ? 'pet.customUnit' : 'pet.weight'}
      label={unit ? `Weight (${unit})` : 'Weight (Kg)'}
      help={help || undefined}
      width="tiny"
      inputMode="decimal"
      autoComplete="off"
    />
  )
}

/** [OPEN-123] */
const TWO_PEOPLE = `Above ${ONE_PERSON_LIFTS_KG} kg, two people are needed to lift and carry.`
