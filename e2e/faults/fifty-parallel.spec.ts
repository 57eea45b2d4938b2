import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../../backend/test/api'
import type { TestApi } from '../../backend/test/api'
import { WALKS } from './fifty-parallel'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test.each(Object.entries(WALKS))('fifty %s [API-24, API-25, API-29, OPEN-49]', async (_name, walk) => {
  let written = 0
  await walk(api, { wrote: () => void written++, note: () => {} })
  expect(written).toBe(1)
})
