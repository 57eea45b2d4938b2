import type { SWRConfiguration } from 'swr'
import { useApi } from '@portal/api-client'
import type { AnswerTo, ApiError, Endpoint, InputOf } from '@portal/api-client'
import { usePortalHost } from '../portal-host/portal-host'

export interface Read<T> {
  /** Undefined while nothing has been read. */
  readonly data: T | undefined
  readonly error: ApiError | undefined
  /** Other data than is shown is under way, or what failed is asked for again. */
  readonly isBusy: boolean
  /** The server knows nothing of that id. */
  readonly isMissing: boolean
  readonly retry: () => void
}

interface ReadOptions<T> extends Pick<SWRConfiguration<T>, 'keepPreviousData' | 'revalidateIfStale' | 'onSuccess'> {
  /** Read again by itself when somebody comes back to the page; what the shell says unless told. */
  readonly revalidateOnFocus?: boolean
  /** … or the connection does. */
  readonly revalidateOnReconnect?: boolean
  /** What the log calls it when it fails. */
  readonly action: string | ((error: ApiError) => string)
  readonly bookingId?: string
}

/**
 * Reads an endpoint with the host's client; input null waits. A failure is reported. As with SWR, a component
 * is drawn anew only for the fields it takes.
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  { action, bookingId, ...options }: ReadOptions<AnswerTo<E>>,
): Read<AnswerTo<E>> {
  const { api, report } = usePortalHost()
  const kept = useApi(api, endpoint, input, {
    ...options,
    onError: (error) => report(error, { action: typeof action === 'string' ? action : action(error), bookingId }),
  })
  return {
    get data() {
      return kept.data
    },
    get error() {
      return kept.error
    },
    get isBusy() {
      return kept.isLoading || (kept.error !== undefined && kept.isValidating)
    },
    get isMissing() {
      return kept.error?.kind === 'notFound' || kept.error?.kind === 'invalid'
    },
    retry: () => void kept.mutate(),
  }
}
