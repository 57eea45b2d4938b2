import type { SWRConfiguration } from 'swr'
import { useApi } from '@portal/api-client'
import type { AnswerTo, ApiError, Endpoint, InputOf } from '@portal/api-client'
import { usePortalHost } from '../portal-host/portal-host'

export interface Read<T> {
  /** Undefined before the first answer. */
  readonly data: T | undefined
  readonly error: ApiError | undefined
  /** Loading other data than shown, or retrying after a failure. */
  readonly isBusy: boolean
  /** Whether the server has nothing under that id. */
  readonly isMissing: boolean
  readonly retry: () => void
}

interface ReadOptions<T> extends Pick<SWRConfiguration<T>, 'keepPreviousData' | 'revalidateIfStale' | 'onSuccess'> {
  /** Reads again when the user returns to the page; defaults to the shell's setting. */
  readonly revalidateOnFocus?: boolean
  /** Reads again when the connection returns; defaults to the shell's setting. */
  readonly revalidateOnReconnect?: boolean
  /** Name of the read in the log when it fails. */
  readonly action: string | ((error: ApiError) => string)
  readonly bookingId?: string
}

/**
 * Reads an endpoint with the host's client; waits while input is null. Reports a failure. As with SWR, a component is
 * rendered again only for the fields it reads.
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  { action, bookingId, ...options }: ReadOptions<AnswerTo<E>>,
): Read<AnswerTo<E>> {
  const { api, report } = usePortalHost()
  const response = useApi(api, endpoint, input, {
    ...options,
    onError: (error) => report(error, { action: typeof action === 'string' ? action : action(error), bookingId }),
  })
  return {
    get data() {
      return response.data
    },
    get error() {
      return response.error
    },
    get isBusy() {
      return response.isLoading || (response.error !== undefined && response.isValidating)
    },
    get isMissing() {
      return response.error?.kind === 'notFound' || response.error?.kind === 'invalid'
    },
    retry: () => void response.mutate(),
  }
}
