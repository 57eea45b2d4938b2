import { TimeLimitExceeded } from '@portal/domain/time-limit'
import { messageOf } from '@portal/domain/unknown'

/**
 * What a place of a remote lacks: unknown to the registry, not fitting, not arrived, failing in itself, or not started
 * since the page that started it the last time hung.
 */
export type UnavailableReason = 'unknown' | 'incompatible' | 'unreachable' | 'broken' | 'silent'

/** Why a remote's place is empty; the page says it in words and offers Retry. A fault of its code is the `cause`. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable'

  constructor(
    readonly remote: string,
    readonly reason: UnavailableReason,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`${remote}: ${detail}`, options)
  }
}

/** The one failure of the loader, whatever went wrong on the way. */
export function unavailable(remote: string, error: unknown): RemoteUnavailable {
  if (error instanceof RemoteUnavailable) return error
  const detail = messageOf(error)
  return new RemoteUnavailable(remote, hasNotArrived(error) ? 'unreachable' : 'broken', detail, { cause: error })
}

/** A file that did not come, as the entry's loader and webpack's chunk loaders say it. */
export function hasNotArrived(error: unknown): boolean {
  if (error instanceof TimeLimitExceeded) return true
  return error instanceof Error && /Loading (entry|(CSS )?chunk)/.test(error.message)
}
