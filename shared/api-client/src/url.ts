import type { Endpoint } from './contract/endpoint'

/** The parts of an input that stand in the address. */
export interface AddressInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** Fills `{id}` and the like; null when one of them is missing, or is no id. */
function filledPath(path: string, params: AddressInput['params'] = {}): string | null {
  let isComplete = true
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    // Browsers take dots for the way up: the address would be another call's.
    if (/^\.{0,2}$/.test(value)) isComplete = false
    return encodeURIComponent(value)
  })
  return isComplete ? filled : null
}

/** Keys in the caller's order, empty ones left out, lists joined by commas. */
function queryString(query: AddressInput['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text !== '') search.append(name, text)
  }
  return search.size > 0 ? `?${search}` : ''
}

/** The address of a call; null when a path parameter is missing. The start script sends requests by it. */
export function apiUrl(baseUrl: string, endpoint: Pick<Endpoint, 'path'>, input: AddressInput = {}): string | null {
  const path = filledPath(endpoint.path, input.params)
  return path === null ? null : `${baseUrl.replace(/\/?$/, '/')}${path}${queryString(input.query)}`
}
