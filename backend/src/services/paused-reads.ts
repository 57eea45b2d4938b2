import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel'
import { log } from '@portal/server'

export interface PauseOptions {
  /** Longest time of a read with all its retries. */
  readonly patienceMs: number
  /** Pause after repeated failures. */
  readonly pauseMs: number
}

export const PAUSING: PauseOptions = { patienceMs: 4_000, pauseMs: 5_000 }

/** Failures in a row that begin a pause: about as many reads as one browser starts at once. */
const FAILURES = 5

/** The service has failed repeatedly and is not asked during the pause. */
export class ServicePaused extends Error {}

/**
 * Reads of a service that may hang. A read that takes too long fails. After repeated failures reads fail at once for a
 * while; then a single read tries, and its success ends the pause [OPEN-149].
 */
export function pausedReads(name: string, { patienceMs, pauseMs }: PauseOptions = PAUSING) {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(FAILURES) })
  breaker.onBreak(() => log.error(`${name}: failed ${FAILURES} times in a row; nothing is read for ${pauseMs} ms`))
  breaker.onReset(() => log.warn(`${name}: answers again`))
  const policy = wrap(breaker, timeout(patienceMs, TimeoutStrategy.Aggressive))
  return async <T>(read: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    // The library would let further reads wait for the one that tries.
    if (breaker.state === CircuitState.HalfOpen) throw new ServicePaused(`${name} is being tried`)
    // A separate signal per read: more than ten listeners on one signal are reported as a leak.
    return policy.execute(({ signal }) => read(signal), new AbortController().signal)
  }
}
