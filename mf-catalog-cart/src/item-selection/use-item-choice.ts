import { useEffect, useState } from 'react'
import { itemFiltersFor, searchTerm } from '@portal/domain'
import type { ItemFilter, WizardKind } from '@portal/domain'
import { useListAddress } from '@portal/booking-ui'
import { useSignedInUser } from '@portal/federation'
import { useLocation } from '@portal/router'
import { itemViewOf, NO_FILTERS, viewAddress } from './item-view'
import type { ItemView } from './item-view'
import { forgetChoice, storeChoice, storedChoice } from './stored-choice'
import type { ItemChoice } from './stored-choice'

/**
 * Search, category and view of a booking's list. Page, order and filters are in the address, and any other change
 * starts at page 1 [CAT-12]; search and category survive a reload, for this booking only [OPEN-319].
 */
export function useItemChoice(flow: WizardKind, bookingId: string) {
  const { id: userId } = useSignedInUser()
  const at = useLocation()
  const address = useListAddress()
  const filters = filtersOf(flow)
  const of = [bookingId, new URLSearchParams(at.search).get('draft') ?? ''].filter(Boolean)
  const [choice, setChoice] = useState<ItemChoice>(() => storedChoice(userId, of, filters))
  useEffect(() => () => forgetChoice(userId), [userId])
  const view = itemViewOf(at.search)
  const choose = (change: Partial<ItemChoice>, viewChange: Partial<ItemView> = {}) => {
    const next = { ...choice, ...change }
    setChoice(next)
    storeChoice(userId, of, next)
    address.change((search) => {
      const now = { ...at, search }
      const changed = viewAddress(now, viewChange)
      return changed === viewAddress(now, { page: itemViewOf(search).page }) ? null : changed
    }, true)
  }
  const changeView = (change: Partial<ItemView>) => address.change((search) => viewAddress({ ...at, search }, change))
  const [first] = filters
  return {
    filters,
    choice,
    view,
    hrefFor: (page: number) => viewAddress(at, { page }),
    goToPage: (page: number) => changeView({ page }),
    changeView,
    search: (search: string) => choose({ search: searchTerm(search) }),
    filterBy: (slug: string) => choose({ filter: filters.find((one) => one.slug === slug) ?? first }),
    /** Shows a search and category without further filters; by default everything. */
    show: (change: Partial<ItemChoice> = { search: '', filter: first }) => choose(change, NO_FILTERS),
  }
}

export type ItemChoices = ReturnType<typeof useItemChoice>

function filtersOf(flow: WizardKind): readonly [ItemFilter, ...ItemFilter[]] {
  const [first, ...others] = itemFiltersFor(flow)
  if (!first) throw new Error(`The flow ${flow} offers no items`)
  return [first, ...others]
}
