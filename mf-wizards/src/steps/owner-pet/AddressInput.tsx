import { useRef, useState } from 'react'
import { ADDRESS_SEARCH_MIN, addressLine } from '@portal/domain'
import type { Address } from '@portal/domain'
import { useBinding } from '@portal/forms'
import { ComboBox } from '@portal/ui'
import type { ComboBoxItem, ComboBoxProps } from '@portal/ui'
import { useAddressSearch } from '../../data/use-address-search'
import { ADDRESS_NOT_CHOSEN } from './errors'
import { noChoice } from './values'
import type { Choice } from './values'

interface AddressInputProps extends Pick<ComboBoxProps, 'label' | 'help'> {
  readonly name: string
}

/** An address looked up while typing; the one chosen is fetched with its coordinates. */
export function AddressInput({ name, ...field }: AddressInputProps) {
  const { id, value, change, blur, focus, error } = useBinding<Choice<Address>>(name, noChoice)
  const search = useAddressSearch(value.chosen ? '' : value.text)
  const [lookup, setLookup] = useState<'idle' | 'running' | 'failed'>('idle')
  const latestPick = useRef('')

  const type = (text: string) => {
    latestPick.current = ''
    setLookup('idle')
    change({ text, chosen: null })
  }
  const pick = async (item: ComboBoxItem | null) => {
    if (!item) return
    latestPick.current = item.id
    setLookup('running')
    const found = await search.find(item.id).catch(() => null)
    // Somebody who typed on meanwhile wants another address.
    if (latestPick.current !== item.id) return
    setLookup(found ? 'idle' : 'failed')
    change({ text: addressLine(found) || item.label, chosen: found })
    blur()
  }
  return (
    <ComboBox
      {...field}
      id={id}
      name={name}
      inputValue={value.text}
      onInputChange={type}
      selected={value.chosen ? { id: 'chosen', label: value.text } : null}
      onSelect={(item) => void pick(item)}
      items={search.places.map((place) => ({ id: place.place_id, label: place.text }))}
      prompt={search.isTooShort ? `Type at least ${ADDRESS_SEARCH_MIN} characters` : undefined}
      noneFound="No address found"
      failure={search.failed ? 'Addresses could not be loaded.' : undefined}
      onRetry={search.retry}
      isLoading={lookup === 'running' || (!search.isTooShort && search.isLoading)}
      error={lookup === 'failed' ? ADDRESS_NOT_CHOSEN : lookup === 'running' ? undefined : error}
      onBlur={blur}
      onFocus={focus}
    />
  )
}
