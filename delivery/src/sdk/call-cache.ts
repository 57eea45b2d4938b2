/**
 * Caches results of calls that anybody may trigger: for `ms`, and at most `maxEntries` of them. Simultaneous calls
 * share one result. Failures are not cached.
 */
export function createCallCache<T>(ms: number, maxEntries: number, now: () => number = Date.now) {
  const cache = new Map<string, { readonly until: number; readonly value: Promise<T> }>()
  return (key: string, call: () => Promise<T>): Promise<T> => {
    const cached = cache.get(key)
    if (cached && cached.until > now()) return cached.value
    if (cache.size >= maxEntries) cache.clear()
    const value = call()
    cache.set(key, { until: now() + ms, value })
    value.catch(() => cache.delete(key))
    return value
  }
}
