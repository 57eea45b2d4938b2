import { apiUrl } from '@portal/api-client'
import type { Endpoint } from '@portal/api-client'
import { canonicalUrl, earlyRequestUrl } from '@portal/federation/registry/early-request'
import { readDeclaration } from '@portal/federation/registry/declaration'

interface PageAddress {
  readonly params?: Readonly<Record<string, string>>
  readonly search?: string
}

/** URLs that the start script requests for a page of this `remote.json`. */
export function earlyUrls(
  declaration: unknown,
  path: string,
  { params = {}, search = '' }: PageAddress = {},
): string[] {
  const early = readDeclaration(declaration).routes.find((route) => route.path === path)?.early ?? []
  const known = { relationship: 'vet_direct' }
  return early.flatMap((request) => earlyRequestUrl(request, { params, search, known }, '/api/') ?? [])
}

/** URL by which the client finds an early answer. */
export function earlyAnswerUrl(endpoint: Endpoint, input: Parameters<typeof apiUrl>[2] = {}): string {
  return canonicalUrl(apiUrl('/api/', endpoint, input) ?? '')
}
