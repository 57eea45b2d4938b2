import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../../../backend/test/api'
import type { TestApi } from '../../../backend/test/api'
import { WRITES } from './writes'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

/** Without a kill: what the walk would take for half-written, or be refused for, is seen here. */
test.each(Object.entries(WRITES))(
  '%s is not there before it is answered, and whole after [API-24]',
  async (_, prepare) => {
    for (const { facts, all, none, method, path, ...ask } of await prepare(api)) {
      expect({ ...(await facts(api.connection.sql)) }).toEqual(none)
      expect(await api.ask(method, path, ask)).toMatchObject({ status: expect.toSatisfy((status) => status < 300) })
      expect({ ...(await facts(api.connection.sql)) }).toEqual(all)
    }
  },
)
