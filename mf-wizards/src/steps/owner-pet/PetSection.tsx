import { listPetTypes } from '@portal/api-client/contract/pet'
import { useClientCare } from '@portal/booking-ui'
import { PET_SEX } from '@portal/domain'
import { useRead } from '@portal/federation'
import { RadioInput, SelectInput, TextInput, useBinding, useForm } from '@portal/forms'
import { Button, Card } from '@portal/ui'
import { withBreedOfType } from './aside'
import { BreedInput } from './BreedInput'
import { PetLastName } from './last-names'
import styles from './OwnerPet.module.css'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'
import { WeightInput } from './WeightInput'

const SEXES = PET_SEX.map((sex) => ({ value: sex, label: sex }))

/** The pet [WIZ-54]. */
export function PetSection() {
  return (
    <Card title="Pet details">
      <div className={styles.fields}>
        <div className={styles.pair}>
          <TextInput name="pet.firstName" label="Pet's first name" autoComplete="off" />
          <PetLastName />
        </div>
        <div className={styles.pair}>
          <PetTypeInput />
          <BreedInput />
        </div>
        <div className={styles.choiceAndNumber}>
          <RadioInput name="pet.sex" legend="Sex" inline options={SEXES} />
          <WeightInput />
        </div>
      </div>
    </Card>
  )
}

/** Changing the type clears breed and unit; changing back restores them [WIZ-73]. */
function PetTypeInput() {
  const { data, error, isBusy, retry } = useRead(listPetTypes, {}, { action: 'list pet types' })
  const care = useClientCare()
  const form = useForm<OwnerPetValues>()
  const { value: type } = useBinding('pet.type', '')
  const changeBreed = () => {
    const { pet, aside } = withBreedOfType(form.getState().values, type)
    form.batch(() => {
      form.change('pet', pet)
      form.change('aside', aside)
    })
  }
  const failed = (
    <>
      {`Pet types could not be loaded. What you entered is still here. Try again, or call ${care}. `}
      <Button size="small" busy={isBusy} onClick={retry}>
        Try again
      </Button>
    </>
  )
  return (
    <SelectInput
      name="pet.type"
      label="Pet type"
      width="medium"
      placeholder={data || error ? 'Choose a type' : 'Loading types'}
      options={(data?.data ?? []).map(({ pet_type: type }) => ({ value: type, label: type }))}
      help={error && !data ? failed : undefined}
      onPick={changeBreed}
    />
  )
}
