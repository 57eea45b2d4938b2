/** A promise was not settled in time; what it waits for may still come, unheard. */
export class TimeLimitExceeded extends Error {
  override readonly name = 'TimeLimitExceeded'
}

/** What the promise comes to, if it does so within `ms`; else it rejects with this message. */
export function withTimeLimit<T>(promise: Promise<T>, ms: number, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitExceeded(message)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
