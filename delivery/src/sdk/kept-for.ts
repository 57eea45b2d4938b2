/**
 * Answers of calls that anybody may cause: one for all who ask within this time, and at most so many. A failure is not
 * kept.
 */
export function keptFor<T>(ms: number, most: number, now: () => number = Date.now) {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<T> }>()
  return (key: string, ask: () => Promise<T>): Promise<T> => {
    const there = kept.get(key)
    if (there && there.until > now()) return there.value
    if (kept.size >= most) kept.clear()
    const value = ask()
    kept.set(key, { until: now() + ms, value })
    value.catch(() => kept.delete(key))
    return value
  }
}
