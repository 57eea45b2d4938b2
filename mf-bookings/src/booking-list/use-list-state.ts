import { useEffect, useState } from 'react'
import { searchTerm } from '@portal/domain'
import { paths, usePortalHost } from '@portal/federation'
import { useLocation, useNavigate } from '@portal/router'
import { TERM_MAX, listSearch, parseListState, withFilter } from './list-state'
import type { ListFilter, ListState } from './list-state'
import { forgetFilter, restoredSearch, storeFilter } from './stored-filter'

/** The list's state lives in the address: replaced while typing, pushed by page, filter and order. */
export function useListState() {
  const { user } = usePortalHost()
  const { search } = useLocation()
  const navigate = useNavigate()
  const state = parseListState(search)
  const go = (next: ListState, replace = false) => void navigate(paths.bookings() + listSearch(next), { replace })
  useStoredFilter(user?.id, search)
  return {
    state,
    hrefFor: (page: number) => paths.bookings() + listSearch({ ...state, page }),
    searchFor: (text: string) => go(withFilter(state, { search: searchTerm(text, TERM_MAX) }), true),
    filterBy: (change: Partial<ListFilter>) => go(withFilter(state, change)),
    sortBy: (sort: ListState['sort']) => go({ ...state, sort, page: 1 }),
  }
}

function useStoredFilter(userId: string | undefined, search: string): void {
  useEffect(() => {
    if (userId) storeFilter(userId, parseListState(search))
  }, [userId, search])
  useEffect(() => {
    // The clean-up runs when the screen is left by a link, not when the page is reloaded.
    return userId ? () => forgetFilter(userId) : undefined
  }, [userId])
}

/** Where the list goes when it is opened without a search of its own and one is stored; null to stay. */
export function useRestoredAddress(): string | null {
  const { user } = usePortalHost()
  const { search } = useLocation()
  const [opened, setOpened] = useState(() => ({
    at: search,
    restored: user && restoredSearch(user.id, search),
  }))
  // Only on opening: clearing the filter later leads to the same bare address and must stay there.
  if (opened.restored && search !== opened.at) setOpened({ at: search, restored: null })
  return opened.restored ? paths.bookings() + opened.restored : null
}
