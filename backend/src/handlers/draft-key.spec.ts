import { expect, test } from 'vitest'
import { BANKSIA, HARBOUR, HARBOUR_NURSE } from '../../test/api'
import { specApi } from '../../test/spec-api'

const api = specApi()

const keyOf = async (id: string, as: string) => (await api.ask('GET', `portal/draft_key/${id}`, { as })).body.key

test('one user always gets the same key; others, also of the same practice, get another [OPEN-15]', async () => {
  const key = await keyOf('one', HARBOUR_NURSE)
  expect(Buffer.from(key, 'base64')).toHaveLength(32)
  expect(await keyOf('one', HARBOUR_NURSE)).toBe(key)
  const others = await Promise.all([keyOf('one', HARBOUR), keyOf('one', BANKSIA), keyOf('two', HARBOUR_NURSE)])
  expect(new Set([key, ...others]).size).toBe(4)
})

test('refuses an id of another form', async () => {
  expect((await api.ask('GET', 'portal/draft_key/a%0Ab', { as: HARBOUR })).status).toBe(400)
})
