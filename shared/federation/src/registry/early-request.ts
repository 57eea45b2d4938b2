import type { EarlyRequest } from './declaration'

/** Canonical form of a request's URL: query parameters sorted by name. */
export function canonicalUrl(url: string): string {
  const [path = '', query] = url.split('?')
  if (!query) return path
  const search = new URLSearchParams(query)
  search.sort()
  return `${path}?${search}`
}

interface EarlyPage {
  readonly params: Readonly<Record<string, string>>
  readonly search: string
  /** Values of the session, by the names that `@name` uses. */
  readonly known?: Record<string, string>
}

/**
 * URL of a declared early request for the page's address, as the page's own client would request it; null when the
 * address has a value that the API may refuse.
 */
export function earlyRequestUrl(request: EarlyRequest, page: EarlyPage, apiBase: string): string | null {
  const search = new URLSearchParams(page.search)
  const isOdd = ([name, pattern]: [string, string]) => !new RegExp(`^(${pattern})?$`).test(search.get(name) ?? '')
  if (Object.entries(request.like).some(isOdd)) return null
  const path = request.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(page.params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, source] of Object.entries(request.query)) {
    const value = valueOf(source, search, page.known)
    if (value) query.set(name, value)
  }
  return canonicalUrl(`${apiBase}${path}${query.size ? `?${query}` : ''}`)
}

function valueOf(source: string, search: URLSearchParams, known: Record<string, string> = {}): string {
  if (source.startsWith('@')) return known[source.slice(1)] ?? ''
  if (!source.startsWith('?')) return source
  const [name = '', fallback = ''] = source.slice(1).split('|')
  return search.get(name) ?? fallback
}
