import { ApiError } from '@portal/api-client'
import { MOST_FAULT_WORDS, MOST_PLACES } from '@portal/api-client/contract/part'
import { reportPartFault } from '@portal/api-client/contract/part-faults'
import type { PartFault } from '@portal/api-client/contract/part-faults'
import { redact } from '@portal/domain/redact'
import { messageOf } from '@portal/domain/unknown'
import { currentRegistry, matchRoute, post, RemoteUnavailable } from '@portal/federation/host'
import { inOwnName } from '../part-metrics/in-own-name'
import type { Culprit } from './culprit'

/** Tells the API of a fault of a remote, for its team [OPEN-309]; nothing of who met it, or of what was on the page. */
export function tellFault(
  error: unknown,
  culprit: Culprit,
  { channel, pathname }: { readonly channel: PartFault['channel']; readonly pathname: string },
): void {
  const target = culprit.remote === 'shell' ? null : inOwnName(reportPartFault)
  if (!target) return
  const page = matchRoute(currentRegistry(), pathname)?.route.path ?? null
  post(target, { ...culprit, channel, page, ...wordsAndPlaces(error, culprit) } satisfies PartFault)
}

/** File, line and column at the beginning of what is left of an address in a stack. */
const PLACE = /^[\w./-]{1,120}:\d{1,7}:\d{1,7}/

/** What was thrown, in words, and where in the remote's own files. */
export function wordsAndPlaces(error: unknown, { remote, version }: Culprit): Pick<PartFault, 'message' | 'stack'> {
  const thrown = error instanceof RemoteUnavailable ? (error.cause ?? error) : error
  const message = redact(wordsOf(thrown))
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_FAULT_WORDS)
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : ''
  // A CDN has the version in the address, the page's own server has it not.
  const own = stack.split(`/remotes/${remote}/`).slice(1)
  const places = own.flatMap((rest) => PLACE.exec(rest.replace(`${version}/`, '')) ?? [])
  return { message: message || 'Error', stack: places.slice(0, MOST_PLACES) }
}

/** What a server answers may name somebody. */
function wordsOf(thrown: unknown): string {
  if (thrown instanceof ApiError) return `ApiError: ${thrown.kind}, status ${thrown.status}`
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : messageOf(thrown)
}
