import { isDay } from '../date/rules'
import { trimmed, withoutUnprintable } from '../value/rules'
import { MAX_LENGTH } from '../value/schema'

/** A search text for the API: printable, trimmed, and cut between whole characters. */
export function searchTerm(text: string | null | undefined, max: number = MAX_LENGTH.name): string {
  const printable = trimmed(withoutUnprintable(text ?? ''))
  return trimmed([...printable].slice(0, max).join(''))
}

/** URLs of pages contain * for an ampersand in a service type [BKG-23]. */
export function encodeServiceTypeParam(serviceType: string): string {
  return serviceType.replaceAll('&', '*')
}

export function decodeServiceTypeParam(param: string): string {
  return param.replaceAll('*', '&')
}

/** A page number from a URL, 1 to 10000; 1 for other text. */
export function pageParam(param: string | null | undefined): number {
  const page = /^\d{1,5}$/.test(param ?? '') ? Number(param) : 1
  return page >= 1 && page <= 10_000 ? page : 1
}

/** An existing day from a URL, `YYYY-MM-DD`, between 1900 and 2199; otherwise null [OPEN-22]. */
export function dayParam(param: string | null | undefined): string | null {
  return param && isDay(param) ? param : null
}

/** Whether the text can be an id in a path or query [OPEN-04]. */
export function isIdParam(param: string | null | undefined): param is string {
  return /^[\w-]{1,64}$/.test(param ?? '')
}
