import { safeParse } from 'valibot'
import { apiUrl } from '@portal/api-client'
import type { AddressInput, AnswerTo, Endpoint, InputOf } from '@portal/api-client'
import type { Read } from '@portal/federation'
import { canonicalUrl, portalConfig } from '@portal/federation/host'

const bodies = new Map<string, unknown>()

/**
 * Reads the start script's answers. Rejects when one failed: then there is no early render. Answers marked late are
 * included if they have arrived with the others.
 */
export async function readAnswers(): Promise<void> {
  const reading = [...(window.portalEarly ?? [])].map(async ([key, answer]) => {
    const read = readOne(key, answer)
    if (window.portalEarlyLate?.has(key)) void read.catch(() => undefined)
    else await read
  })
  await Promise.all(reading)
}

async function readOne(key: string, answer: Promise<Response>): Promise<void> {
  const response = await answer
  if (!response.ok) throw new Error(`${key}: ${response.status}`)
  bodies.set(key, await response.clone().json())
}

/** A screen's data from the early answers only. Throws when one does not match the contract. */
export function useRead<E extends Endpoint>(endpoint: E, input: InputOf<E> | null): Read<AnswerTo<E>>
export function useRead(endpoint: Endpoint, input: AddressInput | null): Read<unknown> {
  const url = input === null ? null : apiUrl(portalConfig().apiBase, endpoint, input)
  const body = url === null ? undefined : bodies.get(canonicalUrl(url))
  const answer = body === undefined ? undefined : safeParse(endpoint.response, body)
  if (answer?.success === false) throw new Error(`${endpoint.name} is not as the contract says`)
  return {
    data: answer?.output,
    error: undefined,
    isBusy: input !== null && answer === undefined,
    isMissing: false,
    retry: () => undefined,
  }
}
