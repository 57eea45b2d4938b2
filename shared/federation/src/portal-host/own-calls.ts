import { ApiError } from '@portal/api-client'
import type { ApiClient, Endpoint } from '@portal/api-client'
import { callName } from '../registry/calls'
import type { RemoteEntry } from '../registry/schema'
import type { PortalHost } from './portal-host'

/** Refusal of a call that the remote's build does not list. */
export class RefusedCall extends Error {
  constructor(
    readonly remote: string,
    call: string,
  ) {
    super(`${remote} may not call ${call}`)
  }
}

type Host = Pick<PortalHost, 'api' | 'report'>

/**
 * A client that makes only this remote's calls [OPEN-221]. It does not send any other: it reports it and rejects, as
 * any call does. A developer's own build has no list, so it may make all.
 */
export function ownCalls({ api, report }: Host, { name, calls }: Pick<RemoteEntry, 'name' | 'calls'>): ApiClient {
  if (!calls) return api
  const isOwn = (endpoint: Endpoint) => calls.includes(callName(endpoint))
  return {
    // Calls the copy that was checked: an object may return another path at the next read.
    call: async (requested, ...input) => {
      const endpoint = { ...requested }
      if (isOwn(endpoint)) return api.call(endpoint, ...input)
      const cause = new RefusedCall(name, callName(endpoint))
      report(cause, { action: 'call' })
      throw new ApiError({ kind: 'forbidden', message: cause.message, cause })
    },
    peek: (requested, input) => {
      const endpoint = { ...requested }
      return isOwn(endpoint) ? api.peek(endpoint, input) : undefined
    },
  }
}
