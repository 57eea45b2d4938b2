import { ADDRESS_SEARCH_MIN, addressLine } from '@portal/domain'
import type { Address } from '@portal/domain'
import { addressErrors } from '@portal/domain-bundled/booking-errors'
import { ComboBoxInput, NOTHING_CHOSEN, useBinding } from '@portal/forms'
import type { ComboValue } from '@portal/forms'
import { searchTextOf } from '@portal/ui'
import type { ComboBoxProps } from '@portal/ui'
import { useEffect, useState } from 'react'
import { useAddressSearch } from '../../data/use-address-search'
import { ADDRESS_NOT_CHOSEN } from './address-part-texts'
import { hasTypedNumber } from './typed-number'

const NOT_LOADED = 'Addresses could not be loaded. You can type the address.'
const NOT_FOUND = 'No address found. You can type it.'

interface AddressLookupProps extends Pick<ComboBoxProps, 'label' | 'help'> {
  readonly name: string
  readonly needsStreet: boolean
  /** Whether the look-up failed or found nothing. */
  readonly onStuck: (isStuck: boolean) => void
}

/** Address look-up while typing; the chosen one is fetched with its coordinates [WIZ-83]. */
export function AddressLookup({ name, needsStreet, onStuck, ...field }: AddressLookupProps) {
  const { value } = useBinding<ComboValue<Address>>(name, NOTHING_CHOSEN)
  const search = useAddressSearch(searchTextOf(value.text, value.chosen))
  const [isPlaceLost, setPlaceLost] = useState(false)
  const { answer } = search
  const isNone = answer?.to === value.text && answer.places.length === 0
  const isIncomplete =
    value.chosen !== null && Object.keys(addressErrors(value.chosen, needsStreet ? 'sentTo' : undefined)).length > 0
  const isStuck = search.failed || isNone || isPlaceLost || isIncomplete
  useEffect(() => onStuck(isStuck), [onStuck, isStuck])
  const choose = async (placeId: string) => {
    const found = await search.find(placeId).catch(() => null)
    setPlaceLost(found === null)
    return found
  }
  return (
    <ComboBoxInput<Address>
      {...field}
      name={name}
      answer={
        answer && {
          to: answer.to,
          items: answer.places.map((place) => ({ id: place.place_id, label: place.text })),
        }
      }
      choose={({ id }) => choose(id)}
      isNamedBy={(text, { label }) => hasTypedNumber(text, label)}
      itemOf={(address) => ({ id: 'chosen', label: addressLine(address) })}
      notFetched={ADDRESS_NOT_CHOSEN}
      prompt={search.isTooShort ? `Type at least ${ADDRESS_SEARCH_MIN} characters` : undefined}
      noneFound={NOT_FOUND}
      // Below the field, since a list would hide the button to type the address.
      failure={search.failed ? NOT_LOADED : isNone ? NOT_FOUND : undefined}
      {...(search.failed && { onRetry: search.retry })}
    />
  )
}
