import { isDay } from '../date/rules'
import { trimmed, withoutUnprintable } from '../value/rules'
import { MAX_LENGTH } from '../value/schema'

/** What is searched for, as the API takes it: printable, trimmed, cut to its length, no emoji cut in two. */
export function searchTerm(text: string | null | undefined, max: number = MAX_LENGTH.name): string {
  const printable = trimmed(withoutUnprintable(text ?? ''))
  return trimmed([...printable].slice(0, max).join(''))
}

/** An ampersand in a service type is written * in the page's URL [BKG-23]. */
export function encodeServiceTypeParam(serviceType: string): string {
  return serviceType.replaceAll('&', '*')
}

export function decodeServiceTypeParam(param: string): string {
  return param.replaceAll('*', '&')
}

/** A page number from a URL: whole, 1 to 10000, else 1. */
export function pageParam(param: string | null | undefined): number {
  const page = /^\d{1,5}$/.test(param ?? '') ? Number(param) : 1
  return page >= 1 && page <= 10_000 ? page : 1
}

/** A day from a URL, `YYYY-MM-DD`, on the calendar, of our time, else null [OPEN-22]. */
export function dayParam(param: string | null | undefined): string | null {
  return param && isDay(param) ? param : null
}

/** Ids in paths and queries [OPEN-04]. */
export function isIdParam(param: string | null | undefined): param is string {
  return /^[\w-]{1,64}$/.test(param ?? '')
}
