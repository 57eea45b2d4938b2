import type { BreedOption } from '@portal/domain'
import { ComboBoxInput, useBinding, useForm, NOTHING_CHOSEN } from '@portal/forms'
import type { ComboValue } from '@portal/forms'
import type { ComboBoxItem } from '@portal/ui'
import { useBreedSearch } from '../../data/use-breed-search'

/** The breed, searched within the pet type [WIZ-75..78]. */
export function BreedInput() {
  const { value } = useBinding<ComboValue<BreedOption>>('pet.breed', NOTHING_CHOSEN)
  const { value: petType } = useBinding('pet.type', '')
  const form = useForm()
  // Opened on a choice, the list shows all breeds again rather than this one alone.
  const search = useBreedSearch(petType, value.chosen ? '' : value.text)
  return (
    <ComboBoxInput<BreedOption>
      label="Breed"
      width="medium"
      name="pet.breed"
      items={search.breeds.map(asItem)}
      choose={({ id }) => search.breeds.find(({ name }) => name === id) ?? null}
      itemOf={asItem}
      onPick={(chosen) => {
        // A weight typed in another unit means something else [WIZ-74].
        if (chosen?.custom_unit !== value.chosen?.custom_unit) form.change('pet.customUnit', '')
      }}
      prompt={petType ? undefined : 'Pet type should be selected first'}
      noneFound="Please enter valid breed"
      failure={search.failed ? 'Breeds could not be loaded.' : undefined}
      onRetry={search.retry}
      isLoading={petType !== '' && search.isLoading}
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
