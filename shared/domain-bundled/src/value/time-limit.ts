/** Thrown when a promise did not settle in time. Its later result is ignored. */
export class TimeLimitExceeded extends Error {
  override readonly name = 'TimeLimitExceeded'
}

/** Settles as the promise does, or rejects with this message after `ms`. */
export function withTimeLimit<T>(promise: Promise<T>, ms: number, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitExceeded(message)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
