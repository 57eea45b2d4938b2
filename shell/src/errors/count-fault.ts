import { ApiError } from '@portal/api-client'
import { countPart, RemoteUnavailable } from '@portal/federation/host'
import type { Culprit } from './culprit'

/** Counts a fault for the version whose it is; that a part did not come is counted by its loader. */
export function countFault(error: unknown, { remote: name, version }: Culprit): void {
  if (name === 'shell' || error instanceof RemoteUnavailable) return
  countPart({ name, version }, error instanceof ApiError ? 'api' : 'render')
}
