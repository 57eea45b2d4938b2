import { ADDRESS_SEARCH_MIN, addressLine } from '@portal/domain'
import type { Address } from '@portal/domain'
import { ComboBoxInput, useBinding, NOTHING_CHOSEN } from '@portal/forms'
import type { ComboValue } from '@portal/forms'
import { textAsked } from '@portal/ui'
import type { ComboBoxProps } from '@portal/ui'
import { useAddressSearch } from '../../data/use-address-search'
import { ADDRESS_NOT_CHOSEN } from './errors'

interface AddressInputProps extends Pick<ComboBoxProps, 'label' | 'help'> {
  readonly name: string
}

/** An address looked up while typing; the one chosen is fetched with its coordinates. */
export function AddressInput({ name, ...field }: AddressInputProps) {
  const { value } = useBinding<ComboValue<Address>>(name, NOTHING_CHOSEN)
  const search = useAddressSearch(textAsked(value.text, value.chosen))
  return (
    <ComboBoxInput<Address>
      {...field}
      name={name}
      answer={
        search.answer && {
          to: search.answer.to,
          items: search.answer.places.map((place) => ({ id: place.place_id, label: place.text })),
        }
      }
      choose={({ id }) => search.find(id)}
      itemOf={(address) => ({ id: 'chosen', label: addressLine(address) })}
      notFetched={ADDRESS_NOT_CHOSEN}
      prompt={search.isTooShort ? `Type at least ${ADDRESS_SEARCH_MIN} characters` : undefined}
      noneFound="No address found"
      failure={search.failed ? 'Addresses could not be loaded.' : undefined}
      onRetry={search.retry}
    />
  )
}
