import { currentRegistry, matchRoute } from '@portal/federation/host'
import { jsx } from './react'
import type { DrawnElement } from './react'

/** Replaces the router during an early render: real links, and a fixed address. */
export const useLocation = () => ({
  pathname: location.pathname,
  search: location.search,
  hash: location.hash,
  key: 'default',
  state: null,
})
export const useNavigate = () => () => undefined
export const useParams = () => matchRoute(currentRegistry(), location.pathname)?.params ?? {}
export const useSearchParams = () => [new URLSearchParams(location.search), () => undefined] as const

export function Link({ to, replace: _replace, state: _state, ...rest }: Record<string, unknown>): DrawnElement {
  return jsx('a', { ...rest, href: to })
}

/** Stops the early render: a page that redirects has none. */
export function Navigate(): never {
  throw new Error('The page leads elsewhere')
}
