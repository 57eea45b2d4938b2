import { useEffect, useState } from 'react'
import { searchTerm } from '@portal/domain'
import { useListAddress } from '@portal/booking-ui'
import { paths, usePortalHost } from '@portal/federation'
import { useLocation } from '@portal/router'
import { TERM_MAX, listSearch, parseListState, withFilter } from './list-state'
import type { ListFilter, ListState } from './list-state'
import { forgetFilter, restoredSearch, storeFilter } from './stored-filter'

/** Keeps the list's state in the address. Typing replaces the history entry; page, filter and order push one. */
export function useListState() {
  const { user } = usePortalHost()
  const { search, change } = useListAddress()
  const state = parseListState(search)
  const go = (next: (now: ListState) => ListState, replace = false) =>
    change((newest) => paths.bookings() + listSearch(next(parseListState(newest))), replace)
  useStoredFilter(user?.id, search)
  return {
    state,
    hrefFor: (page: number) => paths.bookings() + listSearch({ ...state, page }),
    goToPage: (page: number) => go((now) => ({ ...now, page })),
    searchFor: (text: string) => go((now) => withFilter(now, { search: searchTerm(text, TERM_MAX) }), true),
    filterBy: (filter: Partial<ListFilter>) => go((now) => withFilter(now, filter)),
    sortBy: (sort: ListState['sort']) => go((now) => ({ ...now, sort, page: 1 })),
  }
}

function useStoredFilter(userId: string | undefined, search: string): void {
  useEffect(() => {
    if (userId) storeFilter(userId, parseListState(search))
  }, [userId, search])
  useEffect(() => {
    // The clean-up runs when a link leaves the screen, not on a reload.
    return userId ? () => forgetFilter(userId) : undefined
  }, [userId])
}

/** The address with the stored search, when the list was opened without one; null to stay. */
export function useRestoredAddress(): string | null {
  const { user } = usePortalHost()
  const { search } = useLocation()
  const [opened, setOpened] = useState(() => ({
    at: search,
    restored: user && restoredSearch(user.id, search),
  }))
  // Restores only on opening: a cleared filter leads to the same bare address and must stay cleared.
  if (opened.restored && search !== opened.at) setOpened({ at: search, restored: null })
  return opened.restored ? paths.bookings() + opened.restored : null
}
