import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel'
import { log } from '@portal/server'

export interface PauseOptions {
  /** How long one read may take with all its tries. */
  readonly patienceMs: number
  /** How long nobody asks once it has failed again and again. */
  readonly pauseMs: number
}

export const PAUSING: PauseOptions = { patienceMs: 4_000, pauseMs: 5_000 }

/** Failures in a row that make a pause: as many as one browser asks at once are still waited for. */
const FAILURES = 5

/** Nobody asked: the service has just failed again and again. */
export class ServicePaused extends Error {}

/**
 * Reads of a service that may hang. What does not come in time is given up; after some failures in a row nobody asks for
 * a while, and everybody hears at once that it cannot be had. Then one read tries, while the others are still told no,
 * and with its success all is as before [OPEN-149].
 */
export function pausedReads(name: string, { patienceMs, pauseMs }: PauseOptions = PAUSING) {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(FAILURES) })
  breaker.onBreak(() => log.error(`${name}: failed ${FAILURES} times in a row; nothing is read for ${pauseMs} ms`))
  breaker.onReset(() => log.warn(`${name}: answers again`))
  const policy = wrap(breaker, timeout(patienceMs, TimeoutStrategy.Aggressive))
  return async <T>(read: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    // The library would let those who come now wait for the one that tries.
    if (breaker.state === CircuitState.HalfOpen) throw new ServicePaused(`${name} is being tried`)
    // A signal of its own: on the library's one for all, more than ten reads at once are taken for a leak.
    return policy.execute(({ signal }) => read(signal), new AbortController().signal)
  }
}
