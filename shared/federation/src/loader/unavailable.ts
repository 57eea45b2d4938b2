import { TimeLimitExceeded } from '@portal/domain-bundled/time-limit'
import { messageOf } from '@portal/domain/unknown'

/**
 * Why a remote cannot be shown: not in the registry, incompatible, not arrived, its code failed, or skipped because it
 * hung an earlier page.
 */
export type UnavailableReason = 'unknown' | 'incompatible' | 'unreachable' | 'broken' | 'silent'

/** Tells why a remote cannot be shown; the page shows it with Retry. `cause` is a fault of its code. */
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

/** Converts any error of the loader. */
export function unavailable(remote: string, error: unknown): RemoteUnavailable {
  if (error instanceof RemoteUnavailable) return error
  const detail = messageOf(error)
  return new RemoteUnavailable(remote, hasNotArrived(error) ? 'unreachable' : 'broken', detail, { cause: error })
}

/** Whether a file did not arrive, by the messages of the entry's loader and webpack's chunk loaders. */
export function hasNotArrived(error: unknown): boolean {
  if (error instanceof TimeLimitExceeded) return true
  return error instanceof Error && /Loading (entry|(CSS )?chunk)/.test(error.message)
}
