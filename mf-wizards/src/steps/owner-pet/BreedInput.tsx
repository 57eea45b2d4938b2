import type { BreedOption } from '@portal/domain'
import { useBinding, useForm } from '@portal/forms'
import { ComboBox } from '@portal/ui'
import type { ComboBoxItem } from '@portal/ui'
import { useBreedSearch } from '../../data/use-breed-search'
import { noChoice } from './values'
import type { Choice } from './values'

/** The breed, searched within the pet type [WIZ-75..78]. */
export function BreedInput() {
  const { id, value, change, blur, focus, error } = useBinding<Choice<BreedOption>>('pet.breed', noChoice)
  const { value: petType } = useBinding('pet.type', '')
  const form = useForm()
  // Opened on a choice, the list shows all breeds again rather than this one alone.
  const search = useBreedSearch(petType, value.chosen ? '' : value.text)

  const pick = (item: ComboBoxItem | null) => {
    const chosen = search.breeds.find((breed) => breed.name === item?.id)
    if (!chosen) return
    change({ text: chosen.name, chosen })
    // A weight typed in another unit means something else [WIZ-74].
    if (chosen.custom_unit !== value.chosen?.custom_unit) form.change('pet.customUnit', '')
  }
  return (
    <ComboBox
      label="Breed"
      width="medium"
      id={id}
      name="pet.breed"
      inputValue={value.text}
      onInputChange={(text) => change({ text, chosen: null })}
      selected={value.chosen && asItem(value.chosen)}
      onSelect={pick}
      items={search.breeds.map(asItem)}
      prompt={petType ? undefined : 'Pet type should be selected first'}
      noneFound="Please enter valid breed"
      failure={search.failed ? 'Breeds could not be loaded.' : undefined}
      onRetry={search.retry}
      isLoading={petType !== '' && search.isLoading}
      onLoadMore={search.loadMore}
      error={error}
      onBlur={blur}
      onFocus={focus}
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
