import { ApiError } from '@portal/api-client'
import { countPart, RemoteUnavailable } from '@portal/federation/host'
import type { Culprit } from './culprit'

/** Counts a fault for its version; parts that failed to load are counted by the loader. */
export function countFault(error: unknown, { remote: name, version }: Culprit): void {
  if (name === 'shell' || error instanceof RemoteUnavailable) return
  countPart({ name, version }, error instanceof ApiError ? 'api' : 'render')
}
