import useSWR, { unstable_serialize as keptUnder, useSWRConfig } from 'swr'
import type { ScopedMutator, SWRConfiguration, SWRResponse } from 'swr'
import type { AnswerTo, ApiClient } from './client'
import type { EndpointName, InputOf } from './contract'
import type { ApiError } from './errors'

/** `[endpointName, input]`: what SWR keeps an answer under. */
export type ApiKey<E extends EndpointName> = readonly [name: E, input: InputOf<E>]

export function apiKey<E extends EndpointName>(name: E, input: InputOf<E>): ApiKey<E> {
  return [name, input]
}

/** Reads an endpoint through SWR; input null waits. */
export function useApi<E extends EndpointName>(
  api: ApiClient,
  name: E,
  input: InputOf<E> | null,
  options?: SWRConfiguration<AnswerTo<E>, ApiError>,
): SWRResponse<AnswerTo<E>, ApiError> {
  const { cache } = useSWRConfig()
  const key = input === null ? null : apiKey(name, input)
  const read = async ([, given]: ApiKey<E>) => {
    if (cache.get(keptUnder(key))?.data !== undefined) await nextTask()
    return api.call(name, given)
  }
  return useSWR<AnswerTo<E>, ApiError, ApiKey<E> | null>(key, read, options)
}

/** SWR reads again just before a frame: what is kept shows first, the request is made behind it. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve))
}

/** Reads every kept answer of an endpoint again. */
export function invalidate(mutate: ScopedMutator, name: EndpointName): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && key[0] === name)
}
