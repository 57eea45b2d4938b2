import { canonicalUrl } from '@portal/federation/host'
import { currentSession } from '../session/session-state'

/** Bodies of the early answers that have come. */
const bodies = new Map<string, unknown>()

const keyOf = (url: string) => canonicalUrl(url.replace(location.origin, ''))

/** Answers are for whose token they were asked with. */
const areOurs = () => window.portalEarlySubject === (currentSession()?.subject ?? null)

/** Reads what the start script asked for, so that the first drawing has it; a failed answer is left to its screen. */
export async function readEarlyAnswers(): Promise<void> {
  await Promise.allSettled([...(window.portalEarly ?? [])].map(([key, answer]) => readOne(key, answer)))
}

async function readOne(key: string, answer: Promise<Response>): Promise<void> {
  const response = await answer
  if (!response.ok) return
  bodies.set(key, JSON.parse(await response.clone().text()))
}

/** The body of an early answer, until it is taken or given up: what nobody asked for in time is old by then. */
export function earlyBody(url: string): unknown {
  const key = keyOf(url)
  return areOurs() && window.portalEarly?.has(key) ? bodies.get(key) : undefined
}

/** The answer that the start script asked for, used once. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const key = keyOf(url)
  const answer = window.portalEarly?.get(key)
  window.portalEarly?.delete(key)
  bodies.delete(key)
  return areOurs() ? answer : undefined
}

/** Gives up the rest of a session that was refused: what came with its token would end the next one as well [API-04]. */
export function dropEarlyAnswers(): void {
  window.portalEarly?.clear()
  bodies.clear()
}
