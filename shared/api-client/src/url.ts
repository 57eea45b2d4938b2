import type { Endpoint } from './contract/endpoint'

/** The parts of an input that belong to the URL. */
export interface AddressInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** Fills placeholders such as `{id}`; null if a value is missing or invalid. */
function filledPath(path: string, params: AddressInput['params'] = {}): string | null {
  let isComplete = true
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    // Browsers resolve dot segments, so the URL would address another call.
    if (/^\.{0,2}$/.test(value)) isComplete = false
    return encodeURIComponent(value)
  })
  return isComplete ? filled : null
}

/** Keys in the caller's order, without empty values; lists joined with commas. */
function queryString(query: AddressInput['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text !== '') search.append(name, text)
  }
  return search.size > 0 ? `?${search}` : ''
}

/** URL of a call; null if a path parameter is missing. The start script uses it too. */
export function apiUrl(baseUrl: string, endpoint: Pick<Endpoint, 'path'>, input: AddressInput = {}): string | null {
  const path = filledPath(endpoint.path, input.params)
  return path === null ? null : `${baseUrl.replace(/\/?$/, '/')}${path}${queryString(input.query)}`
}
