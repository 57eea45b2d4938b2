import { TextInput, useBinding, useForm } from '@portal/forms'

const OWNERS = 'owner.lastName'
const PETS = 'pet.lastName'

/** The owner's last name; the pet's follows it while both are equal. */
export function OwnerLastName() {
  const form = useForm()
  const { value: before } = useBinding(OWNERS, '')
  const { value: ofPet } = useBinding(PETS, '')
  const follow = (typed: string) => {
    if (ofPet === before) form.change(PETS, typed)
  }
  return <TextInput name={OWNERS} label="Last name" autoComplete="off" onPick={follow} />
}

/** The pet's last name: the owner's by default, editable. */
export function PetLastName() {
  const { value: ofOwner } = useBinding(OWNERS, '')
  const { value: ofPet } = useBinding(PETS, '')
  const { value: skipOwner } = useBinding('skipOwner', false)
  const isOwners = ofPet !== '' && ofPet === ofOwner && !skipOwner
  return (
    <TextInput name={PETS} label="Pet's last name" autoComplete="off" {...(isOwners && { note: 'Same as owner' })} />
  )
}
