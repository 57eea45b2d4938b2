import { apiUrl } from '@portal/api-client'
import type { Endpoint } from '@portal/api-client'
import { canonicalUrl, earlyRequestUrl } from '@portal/federation/registry/early-request'
import { readDeclaration } from '@portal/federation/registry/declaration'

interface PageAddress {
  readonly params?: Readonly<Record<string, string>>
  readonly search?: string
}

/** Addresses that the start script asks for when a page of this `remote.json` is opened. */
export function earlyUrls(
  declaration: unknown,
  path: string,
  { params = {}, search = '' }: PageAddress = {},
): string[] {
  const early = readDeclaration(declaration).routes.find((route) => route.path === path)?.early ?? []
  const known = { relationship: 'vet_direct' }
  return early.flatMap((request) => earlyRequestUrl(request, { params, search, known }, '/api/') ?? [])
}

/** The address under which the client looks an early answer up. */
export function askedUrl(endpoint: Endpoint, input: Parameters<typeof apiUrl>[2] = {}): string {
  return canonicalUrl(apiUrl('/api/', endpoint, input) ?? '')
}
