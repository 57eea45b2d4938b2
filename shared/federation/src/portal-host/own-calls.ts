import { ApiError } from '@portal/api-client'
import type { ApiClient, Endpoint } from '@portal/api-client'
import { callName } from '../registry/calls'
import type { RemoteEntry } from '../registry/schema'
import type { PortalHost } from './portal-host'

/** A remote tried a call that its build does not name. */
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
 * The client that makes the calls of this remote alone [OPEN-221]. Any other is not sent: it is reported, and rejects as
 * every call does. The calls of a developer's own build are not known: it makes all.
 */
export function ownCalls({ api, report }: Host, { name, calls }: Pick<RemoteEntry, 'name' | 'calls'>): ApiClient {
  if (!calls) return api
  const isOwn = (endpoint: Endpoint) => calls.includes(callName(endpoint))
  return {
    // What was looked at is what is called: an object may answer another path the next time.
    call: async (given, ...input) => {
      const endpoint = { ...given }
      if (isOwn(endpoint)) return api.call(endpoint, ...input)
      const cause = new RefusedCall(name, callName(endpoint))
      report(cause, { action: 'call' })
      throw new ApiError({ kind: 'forbidden', message: cause.message, cause })
    },
    peek: (given, input) => {
      const endpoint = { ...given }
      return isOwn(endpoint) ? api.peek(endpoint, input) : undefined
    },
  }
}
