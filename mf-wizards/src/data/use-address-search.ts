import { useState } from 'react'
import { autocompletePlaces, getPlace } from '@portal/api-client/contract/place'
import { ADDRESS_SEARCH_MAX, ADDRESS_SEARCH_MIN, searchTerm } from '@portal/domain'
import { usePortalHost, useRead } from '@portal/federation'
import { useDebounced } from '@portal/ui'

const isTooShort = (text: string) => searchTerm(text, ADDRESS_SEARCH_MAX).length < ADDRESS_SEARCH_MIN

/** Australian addresses that start with the text, from 3 characters on [WIZ-83]. */
export function useAddressSearch(text: string) {
  const { api } = usePortalHost()
  const [session] = useState(() => crypto.randomUUID())
  const settled = useDebounced(text)
  const input = searchTerm(settled, ADDRESS_SEARCH_MAX)
  const searchInput = isTooShort(settled) ? null : { query: { input, session } }
  const { data, error, isBusy, retry } = useRead(autocompletePlaces, searchInput, { action: 'search addresses' })
  return {
    /** Undefined while loading; `to` is the text that was searched. */
    answer: data && { to: settled, places: data.data },
    isTooShort: isTooShort(text),
    failed: settled === text && error !== undefined && !isBusy,
    retry,
    /** The full address of a suggestion. */
    find: (placeId: string) => api.call(getPlace, { params: { placeId }, query: { session } }),
  }
}
