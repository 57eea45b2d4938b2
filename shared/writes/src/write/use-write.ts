import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { invalidate, toApiError } from '@portal/api-client'
import type { AnswerTo, ApiError, ApiKey, ContentOf, Endpoint } from '@portal/api-client'
import { keyedWrite, usePortalHost } from '@portal/federation'
import type { FailureContext } from '@portal/federation'

type IdempotentEndpoint = Endpoint & { readonly idempotent: true }

/** How a try ended; with neither answer nor error when another one is still running. */
export type WriteResult<Answer> =
  | { readonly isDone: true; readonly answer: Answer; readonly error?: undefined }
  | { readonly isDone: false; readonly answer?: undefined; readonly error?: ApiError }

export interface Write<Input, Answer> {
  /** Never rejects. Does nothing while a try is running. */
  readonly run: (input: Input) => Promise<WriteResult<Answer>>
  readonly isBusy: boolean
  /** Why the last try failed; null when the next one starts. */
  readonly failure: ApiError | null
  /** Version conflict (412). */
  readonly isOutdated: boolean
}

/** Cache update after a write: an answer for a key, or an endpoint to revalidate. */
export type Update = Endpoint | readonly [key: ApiKey<Endpoint>, answer: unknown]

/** Options of a write, with the context of a failure for the log. */
interface WriteOptions<Answer> extends FailureContext {
  readonly updates?: (answer: Answer) => readonly Update[]
  /** The read that the write is based on; read again before a version conflict is shown. */
  readonly upon?: ApiKey<Endpoint>
}

/**
 * Sends a write to its endpoint with an idempotency key, or with its own function, one try at a time. Reports a
 * failure; updates cached reads.
 */
export function useWrite<E extends IdempotentEndpoint>(
  endpoint: E,
  options: WriteOptions<AnswerTo<E>>,
): Write<ContentOf<E>, AnswerTo<E>>
export function useWrite<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  options: WriteOptions<Answer>,
): Write<Input, Answer>
export function useWrite(
  what: IdempotentEndpoint | ((input: object) => Promise<unknown>),
  { updates, upon, ...context }: WriteOptions<unknown>,
): Write<object, unknown> {
  const { api, report } = usePortalHost()
  const { mutate } = useSWRConfig()
  const [keyed] = useState(() => (typeof what === 'function' ? null : keyedWrite(api, what)))
  const [tried, setTried] = useState<WriteProgress>({ isBusy: false, failure: null })
  const busy = useRef(false)
  const send = async (input: object): Promise<WriteResult<unknown>> => {
    try {
      const answer = await (typeof what === 'function' ? what(input) : keyed?.(input))
      for (const update of updates?.(answer) ?? []) {
        void ('name' in update ? invalidate(mutate, update) : mutate(...update, false))
      }
      return { isDone: true, answer }
    } catch (fault) {
      const error = toApiError(fault)
      report(fault, context)
      if (error.kind === 'version') await mutate(upon)
      return { isDone: false, error }
    }
  }
  const run = async (input: object) => {
    if (busy.current) return { isDone: false as const }
    busy.current = true
    setTried({ isBusy: true, failure: null })
    const written = await send(input)
    busy.current = false
    setTried({ isBusy: false, failure: written.error ?? null })
    return written
  }
  return { run, ...tried, isOutdated: tried.failure?.kind === 'version' }
}

type WriteProgress = Pick<Write<never, never>, 'isBusy' | 'failure'>
