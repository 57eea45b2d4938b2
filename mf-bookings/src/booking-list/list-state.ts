import {
  ATTENTION_KINDS,
  dayParam,
  decodeServiceTypeParam,
  encodeServiceTypeParam,
  pageParam,
  searchTerm,
} from '@portal/domain'
import type { AttentionKind } from '@portal/domain'
import { BOOKING_SORTS } from '@portal/api-client/contract/booking-sorts'
import type { BookingSort } from '@portal/api-client/contract/booking-sorts'
import { ATTENTION_PARAM } from '../attention/attention-labels'

/** Search and filters of the booking list; '' where not set. */
export interface ListFilter {
  readonly search: string
  readonly serviceType: string
  /** Raw stage and its label [OPEN-21]. */
  readonly status: string
  readonly statusLabel: string
  readonly createdFrom: string
  readonly createdTo: string
  /** Only bookings of this kind that have waited too long [OPEN-183]. */
  readonly attention: AttentionKind | ''
}

export interface ListState extends ListFilter {
  readonly page: number
  /** null is the server's order, newest first. */
  readonly sort: { readonly column: BookingSort; readonly direction: 'asc' | 'desc' } | null
}

/** Longest text the API takes in a query. */
export const TERM_MAX = 100

const NO_RANGE = { createdFrom: '', createdTo: '' }

export const NO_FILTER: ListFilter = {
  search: '',
  serviceType: '',
  status: '',
  statusLabel: '',
  attention: '',
  ...NO_RANGE,
}

/** Reads the list's state from the page address [BKG-22]. Invalid values are ignored. */
export function parseListState(search: string): ListState {
  const params = new URLSearchParams(search)
  const term = (name: string) => searchTerm(params.get(name), TERM_MAX)
  const status = term('service_status')
  const from = dayParam(params.get('date_created_from')) ?? ''
  const to = dayParam(params.get('date_created_to')) ?? ''
  const range = isRangeInOrder(from, to) ? { createdFrom: from, createdTo: to } : NO_RANGE
  return {
    search: term('search_term'),
    serviceType: decodeServiceTypeParam(term('service_type')),
    status,
    statusLabel: status && term('service_status_label'),
    ...range,
    attention: attentionFrom(params.get(ATTENTION_PARAM)),
    page: pageParam(params.get('page')),
    sort: sortFrom(params.get('sort'), params.get('direction')),
  }
}

function attentionFrom(kind: string | null): ListFilter['attention'] {
  return ATTENTION_KINDS.find((known) => known === kind) ?? ''
}

function sortFrom(column: string | null, direction: string | null): ListState['sort'] {
  const known = BOOKING_SORTS.find((sort) => sort === column)
  return known ? { column: known, direction: direction === 'desc' ? 'desc' : 'asc' } : null
}

/** The address of a state, without default values. */
export function listSearch(state: ListState): string {
  const params = new URLSearchParams()
  const add = (name: string, value: string) => value && params.set(name, value)
  if (state.page > 1) params.set('page', String(state.page))
  add('search_term', state.search)
  add('service_type', encodeServiceTypeParam(state.serviceType))
  add('service_status', state.status)
  add('service_status_label', state.statusLabel)
  add('date_created_from', state.createdFrom)
  add('date_created_to', state.createdTo)
  add(ATTENTION_PARAM, state.attention)
  if (state.sort) {
    params.set('sort', state.sort.column)
    params.set('direction', state.sort.direction)
  }
  return params.size ? `?${params}` : ''
}

/** Whether the range is not reversed; either end may be open. */
export function isRangeInOrder(from: string, to: string): boolean {
  return !from || !to || from <= to
}

const LIST_PARAMS = [
  'page',
  'search_term',
  'service_type',
  'service_status',
  'date_created_from',
  'date_created_to',
  ATTENTION_PARAM,
  'sort',
]

/** Whether an address holds any parameter of the list. Unknown parameters do not count [OPEN-22]. */
export function hasListParams(search: string): boolean {
  const params = new URLSearchParams(search)
  return LIST_PARAMS.some((name) => params.has(name))
}

/** Applies a search or filter change and goes to page 1 [BKG-33]. */
export function withFilter(state: ListState, change: Partial<ListFilter>): ListState {
  return { ...state, ...change, page: 1 }
}

/** Whether any search or filter is set; this decides the empty text [BKG-24, BKG-25]. */
export function isFiltered({ search, serviceType, status, createdFrom, createdTo, attention }: ListFilter): boolean {
  return [search, serviceType, status, createdFrom, createdTo, attention].some(Boolean)
}

/** Search and filter of a state, without page and order. */
export function filterOf(state: ListState): ListFilter {
  const { search, serviceType, status, statusLabel, createdFrom, createdTo, attention } = state
  return { search, serviceType, status, statusLabel, createdFrom, createdTo, attention }
}
