import type { EarlyRequest } from './schema'

/** `/booking/:id` against `/booking/7` gives `{ id: '7' }`; null when the path is another. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = pathname.replace(/\/+$/, '').split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) {
      if (!value) return null
      params[part.slice(1)] = decoded(value)
    } else if (part !== value) return null
  }
  return params
}

/** What cannot be decoded stays as it is: the screen says that nothing has this address. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** One spelling for a request address, whoever builds it: query parameters sorted by name. */
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
  /** What the page knows of the session, by the names that `@name` uses. */
  readonly known?: Record<string, string>
}

/** Address of a declared early request for the page's address; the page's own client asks the same. */
export function earlyRequestUrl(request: EarlyRequest, page: EarlyPage, apiBase: string): string {
  const search = new URLSearchParams(page.search)
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
