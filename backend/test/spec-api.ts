import { afterAll, beforeAll } from 'vitest'
import { testApi } from './api'
import type { TestApi } from './api'

/** The API of a spec or of a `describe` in it: starts before its first test and ends after its last. */
export function specApi(): TestApi {
  let api: TestApi | undefined
  beforeAll(async () => {
    api = await testApi()
  })
  afterAll(() => api?.close())
  const started = (): TestApi => {
    if (!api) throw new Error('The API starts before the first test.')
    return api
  }
  return {
    get connection() {
      return started().connection
    },
    get identity() {
      return started().identity
    },
    get deps() {
      return started().deps
    },
    get storage() {
      return started().storage
    },
    get drawing() {
      return started().drawing
    },
    get pool() {
      return started().pool
    },
    get realtime() {
      return started().realtime
    },
    get clock() {
      return started().clock
    },
    ask: (...asked) => started().ask(...asked),
    idOf: (orderId) => started().idOf(orderId),
    count: (table) => started().count(table),
    deliver: () => started().deliver(),
    close: () => started().close(),
  }
}
