import { isDeepStrictEqual } from 'node:util'

/** Throws with both values when they differ. */
export function same(what: string, actual: unknown, expected: unknown): void {
  if (isDeepStrictEqual(actual, expected)) return
  throw new Error(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`)
}

/** Repeats `look` until it is true. */
export async function eventually(what: string, withinMs: number, look: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + withinMs
  while (!(await look())) {
    if (performance.now() > until) throw new Error(`${what}: not within ${withinMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
