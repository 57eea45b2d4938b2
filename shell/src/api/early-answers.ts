import { canonicalUrl } from '@portal/federation/host'
import { currentSession } from '../session/session'

/** Bodies of the early answers that have arrived. */
const bodies = new Map<string, unknown>()

const keyOf = (url: string) => canonicalUrl(url.replace(location.origin, ''))

/** Whether the answers were requested with the current session's token. */
const areOurs = () => window.portalEarlySubject === (currentSession()?.subject ?? null)

/** Reads the start script's answers for the first render; failures are left to the screens. */
export async function readEarlyAnswers(): Promise<void> {
  await Promise.allSettled([...(window.portalEarly ?? [])].map(([key, answer]) => readOne(key, answer)))
}

async function readOne(key: string, answer: Promise<Response>): Promise<void> {
  const response = await answer
  if (!response.ok) return
  bodies.set(key, JSON.parse(await response.clone().text()))
}

/** Body of an early answer, until it is used or dropped: an answer that no screen requested in time is outdated. */
export function earlyBody(url: string): unknown {
  const key = keyOf(url)
  return areOurs() && window.portalEarly?.has(key) ? bodies.get(key) : undefined
}

/** The start script's answer to a request; usable once. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const key = keyOf(url)
  const answer = window.portalEarly?.get(key)
  window.portalEarly?.delete(key)
  bodies.delete(key)
  return areOurs() ? answer : undefined
}

/** Drops the early answers of a refused session, since their failures would end the next one too [API-04]. */
export function dropEarlyAnswers(): void {
  window.portalEarly?.clear()
  bodies.clear()
}
