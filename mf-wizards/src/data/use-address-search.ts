import { useState } from 'react'
import { autocompletePlaces, getPlace } from '@portal/api-client/contract/place'
import { ADDRESS_SEARCH_MAX, ADDRESS_SEARCH_MIN, searchTerm } from '@portal/domain'
import { usePortalHost, useRead } from '@portal/federation'
import { useDebounced } from './use-debounced'

/** Australian addresses that begin like the text, from 3 characters on [WIZ-83]. */
export function useAddressSearch(text: string) {
  const { api } = usePortalHost()
  const [session] = useState(() => crypto.randomUUID())
  const typed = searchTerm(text, ADDRESS_SEARCH_MAX)
  const input = useDebounced(typed)
  const isLongEnough = input.length >= ADDRESS_SEARCH_MIN
  const { data, error, isBusy, retry } = useRead(
    autocompletePlaces,
    isLongEnough ? { query: { input, session } } : null,
    { action: 'search addresses', keepPreviousData: true },
  )
  return {
    places: typed.length >= ADDRESS_SEARCH_MIN ? (data?.data ?? []) : [],
    isTooShort: typed.length < ADDRESS_SEARCH_MIN,
    failed: error !== undefined && !isBusy,
    isLoading: isBusy || input !== typed,
    retry,
    /** The whole address of a suggestion. */
    find: (placeId: string) => api.call(getPlace, { params: { placeId }, query: { session } }),
  }
}
