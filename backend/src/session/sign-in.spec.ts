import { expect, test } from 'vitest'
import { isSignInOver } from './sign-in'

const HOUR = 3_600_000
const limits = { idleMs: 12 * HOUR, absoluteMs: 168 * HOUR }
const at = (text: string) => new Date(`2026-11-${text}:00Z`)

test.each([
  ['used a moment ago', '20T08:00', '20T11:59', '20T12:00', false],
  ['left a minute less than 12 hours ago', '20T08:00', '20T18:00', '21T05:59', false],
  ['left 12 hours ago', '20T08:00', '20T18:00', '21T06:00', true],
  ['used all week, a minute before its end', '20T08:00', '27T07:58', '27T07:59', false],
  ['used all week, at its end', '20T08:00', '27T07:59', '27T08:00', true],
])('%s [OPEN-162]', (_what, signedIn, used, now, isOver) => {
  expect(isSignInOver({ signedInAt: at(signedIn), lastUsedAt: at(used), endedAt: null }, limits, at(now))).toBe(isOver)
})

test('an ended sign-in is over, however recent [OPEN-161]', () => {
  const now = at('20T12:00')
  expect(isSignInOver({ signedInAt: now, lastUsedAt: now, endedAt: now }, limits, now)).toBe(true)
})
