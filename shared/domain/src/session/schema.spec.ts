import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { SessionUserSchema } from './schema'

test('a stored session is complete or ignored [SHL-24]', () => {
  const user = { email: 'a@b.test', username: 'a', brand: 'WA LWD', role: 'Level 3', id: 'c1' }
  expect(safeParse(SessionUserSchema, user).output).toEqual(user)
  expect(safeParse(SessionUserSchema, { ...user, id: undefined }).success).toBe(false)
  expect(safeParse(SessionUserSchema, 'x').success).toBe(false)
})
