import type { BreedOption } from '@portal/domain'
import { useClientCare } from '@portal/booking-ui'
import { ComboBoxInput, useBinding, useForm, NOTHING_CHOSEN } from '@portal/forms'
import type { ComboValue } from '@portal/forms'
import { searchTextOf } from '@portal/ui'
import type { ComboBoxItem } from '@portal/ui'
import { useBreedSearch } from '../../data/use-breed-search'
import { withWeightOfBreed } from './aside'
import type { OwnerPetValues } from '../../booking/session/owner-pet-values'

/** The breed, searched within the pet type [WIZ-75..78]. */
export function BreedInput() {
  const { value } = useBinding<ComboValue<BreedOption>>('pet.breed', NOTHING_CHOSEN)
  const { value: petType } = useBinding('pet.type', '')
  const form = useForm<OwnerPetValues>()
  const changeUnit = () => {
    const { pet, aside } = withWeightOfBreed(form.getState().values, value.chosen)
    form.batch(() => {
      form.change('pet', pet)
      form.change('aside', aside)
    })
  }
  const care = useClientCare()
  const search = useBreedSearch(petType, searchTextOf(value.text, value.chosen))
  return (
    <ComboBoxInput<BreedOption>
      label="Breed"
      width="medium"
      name="pet.breed"
      answer={search.answer && { to: search.answer.to, items: search.answer.breeds.map(asItem) }}
      choose={({ id }) => search.answer?.breeds.find(({ name }) => name === id) ?? null}
      itemOf={asItem}
      onPick={changeUnit}
      prompt={petType ? undefined : 'Pet type should be selected first'}
      noneFound={`Please enter valid breed. ${notListed(care)}`}
      failure={search.failed ? 'Breeds could not be loaded.' : undefined}
      onRetry={search.retry}
      isLoading={search.isLoading}
      onLoadMore={search.loadMore}
    />
  )
}

function asItem(breed: BreedOption): ComboBoxItem {
  return {
    id: breed.name,
    label: breed.name,
    ...(breed.custom_unit && { detail: `weighed in ${breed.custom_unit}` }),
  }
}

/** Help when no entry fits; inside the list, so that nothing moves [OPEN-124]. */
const notListed = (care: string) => `Not in the list? Choose "Other or unknown", or call ${care}.`
