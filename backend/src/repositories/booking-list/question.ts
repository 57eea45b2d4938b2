import { SERVICE_TYPE, STAGE_GROUPS } from '@portal/domain'
import type { AttentionKind } from '@portal/domain'
import { searchWords } from '@portal/domain-bundled/search'
import type { Tenant } from '../../session/tenant'
import type { BookingSort } from '@portal/api-client/contract/booking-sorts'
import type { AttentionDeadlines } from './attention'
import type { Direction } from './orders'

/** Filters of the list [API-16, API-17, OPEN-18..21]; missing ones do not filter. */
export interface BookingFilter {
  readonly stages?: readonly string[] | undefined
  readonly status?: 'Open' | 'Close' | undefined
  readonly privateOnly?: boolean | undefined
  readonly relationship?: string | undefined
  readonly origin?: string | undefined
  readonly serviceType?: string | undefined
  readonly from?: Date | undefined
  /** Exclusive. */
  readonly to?: Date | undefined
  readonly search?: string | undefined
  /** Only bookings that have waited too long for this [OPEN-183]. */
  readonly attention?: { readonly kind: AttentionKind; readonly before: AttentionDeadlines } | undefined
}

export interface BookingPage {
  readonly sort: BookingSort
  readonly direction: Direction
  readonly page: number
  readonly pageSize: number
}

export type BookingQuery = ReturnType<typeof queryOf>

const closedStages: readonly string[] = STAGE_GROUPS.flatMap(({ name, stages }) =>
  name === 'Completed' ? [...stages] : [],
)

/** Parameters of the queries for a filter; null for parts that do not filter. */
export function queryOf({ practiceId }: Tenant, filter: BookingFilter) {
  const { stages, status, privateOnly, relationship, origin, serviceType, from, to } = filter
  const words = searchWords(filter.search ?? '')
  const closed = [...closedStages]
  const isStaged = Boolean(stages) || status === 'Close'
  const isServed = privateOnly === true || serviceType !== undefined
  const values = {
    practiceId,
    stages: isStaged ? within(stages ?? closed, status === 'Close' ? closed : null) : null,
    notStages: status === 'Open' ? closed : null,
    services: isServed ? servicesOf(privateOnly === true, serviceType) : null,
    relationship: relationship ?? null,
    origin: origin ?? null,
    from: from?.toISOString() ?? '-infinity',
    to: to?.toISOString() ?? 'infinity',
    words,
    texts: words.map(patternOf),
  }
  const isDated = Boolean(from ?? to)
  const isNarrowed =
    isDated || isStaged || isServed || [values.notStages, relationship, origin].some((each) => each != null)
  const beginning = beginningWith(isNarrowed || words.length > 1 ? undefined : words[0])
  return {
    values: { ...values, ...beginning },
    isDated,
    isNarrowed,
    isSearch: words.length > 0,
    attention: filter.attention?.kind ?? null,
  }
}

const within = (values: readonly string[], others: readonly string[] | null) =>
  values.filter((each) => others === null || others.includes(each))

function servicesOf(privateOnly: boolean, serviceType: string | undefined): string[] {
  const named = serviceType === undefined ? null : [serviceType.trim().toLowerCase()]
  const both: string[] = [SERVICE_TYPE.privateReturn, SERVICE_TYPE.privateDispersal]
  return privateOnly ? within(both, named) : (named ?? both)
}

/**
 * Range of names that begin with the word in name order, up to names that continue with plain letters. Names beyond are
 * found as containing the word elsewhere.
 */
const beginningWith = (word: string | undefined) => ({
  begin: word ?? null,
  end: word === undefined ? null : `${word}zz`,
  beginning: word === undefined ? null : `${escaped(word)}%`,
})

const escaped = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)

/**
 * Every word must occur: from three letters on anywhere in names and numbers, shorter ones at the beginning of a word.
 */
function patternOf(word: string): string {
  const plain = escaped(word)
  return [...word].length < 3 ? `% ${plain}%` : `%${plain}%`
}
