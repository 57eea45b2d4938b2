import useSWR, { unstable_serialize as keptUnder, useSWRConfig } from 'swr'
import type { Cache, ScopedMutator, SWRConfiguration, SWRResponse } from 'swr'
import type { AnswerTo, ApiClient } from './client'
import type { Endpoint, InputOf } from './contract/endpoint'
import type { ApiError } from './errors'

/** SWR key of a response: `[endpointName, input]`. */
export type ApiKey<E extends Endpoint> = readonly [name: E['name'], input: InputOf<E>]

export function apiKey<E extends Endpoint>({ name }: E, input: InputOf<E>): ApiKey<E> {
  return [name, input]
}

/** Reads an endpoint through SWR. With a null input it waits. */
export function useApi<E extends Endpoint>(
  api: ApiClient,
  endpoint: E,
  input: InputOf<E> | null,
  options?: SWRConfiguration<AnswerTo<E>, ApiError>,
): SWRResponse<AnswerTo<E>, ApiError> {
  const { cache } = useSWRConfig()
  const key = input === null ? null : apiKey(endpoint, input)
  if (input !== null) keepEarly(cache, keptUnder(key), () => api.peek(endpoint, input))
  const read = async ([, given]: ApiKey<E>) => {
    if (cache.get(keptUnder(key))?.data !== undefined) await nextTask()
    return api.call(endpoint, given)
  }
  return useSWR<AnswerTo<E>, ApiError, ApiKey<E> | null>(key, read, options)
}

/**
 * Puts an early response into the cache, so that the first rendering shows it. Sets `isLoading: false` explicitly: SWR
 * would report its background revalidation as loading and re-render readers.
 */
function keepEarly(cache: Cache, key: string, peek: () => unknown): void {
  if (cache.get(key) !== undefined) return
  const data = peek()
  if (data !== undefined) cache.set(key, { data, isLoading: false })
}

/** SWR revalidates just before a frame. Waiting a task shows the cached data first. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve))
}

/** Reads every cached response of an endpoint again. */
export function invalidate(mutate: ScopedMutator, { name }: Endpoint): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && key[0] === name)
}
