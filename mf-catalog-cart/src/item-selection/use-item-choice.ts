import { useEffect, useState } from 'react'
import { itemFiltersFor, searchTerm } from '@portal/domain'
import type { ItemFilter, WizardKind } from '@portal/domain'
import { useSignedInUser } from '@portal/federation'
import { useLocation, useNavigate } from '@portal/router'
import { pageAddress, pageOf } from './item-query'
import { forgetChoice, storeChoice, storedChoice } from './stored-choice'
import type { ItemChoice } from './stored-choice'

/**
 * Search, filter and page of a booking. The page is in the address, and a new search or filter starts at 1 [CAT-12];
 * search and filter survive a reload, for this booking only [OPEN-319].
 */
export function useItemChoice(flow: WizardKind, bookingId: string) {
  const { id: userId } = useSignedInUser()
  const at = useLocation()
  const navigate = useNavigate()
  const filters = filtersOf(flow)
  const of = [bookingId, new URLSearchParams(at.search).get('draft') ?? ''].filter(Boolean)
  const [choice, setChoice] = useState<ItemChoice>(() => storedChoice(userId, of, filters))
  useEffect(() => () => forgetChoice(userId), [userId])
  const choose = (change: Partial<ItemChoice>) => {
    const next = { ...choice, ...change }
    setChoice(next)
    storeChoice(userId, of, next)
    if (pageOf(at.search) !== 1) void navigate(pageAddress(at, 1), { replace: true })
  }
  return {
    filters,
    choice,
    page: pageOf(at.search),
    hrefFor: (page: number) => pageAddress(at, page),
    goToPage: (page: number) => void navigate(pageAddress(at, page)),
    search: (search: string) => choose({ search: searchTerm(search) }),
    clear: isNarrowed(choice, filters[0]) ? () => choose({ search: '', filter: filters[0] }) : undefined,
    filterBy: (slug: string) => choose({ filter: filters.find((one) => one.slug === slug) ?? filters[0] }),
  }
}

function isNarrowed({ search, filter }: ItemChoice, first: ItemFilter): boolean {
  return search !== '' || filter.slug !== first.slug
}

function filtersOf(flow: WizardKind): readonly [ItemFilter, ...ItemFilter[]] {
  const [first, ...others] = itemFiltersFor(flow)
  if (!first) throw new Error(`The flow ${flow} offers no items`)
  return [first, ...others]
}
