import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCalls, type Answer } from './calls.fixture'
import { LIMITS } from './limits.data'
import { startTestReleaseApi, type TestReleaseApi } from './release-api.fixture'

let here: TestReleaseApi
beforeEach(async () => {
  here = await startTestReleaseApi({ ...LIMITS, stepBytes: 2000 })
  await publish()
})
afterEach(() => here.close())

const { publish, move, step } = createCalls(() => here)
const moved = (more: object) => move({ body: step(more) })
const change = (from: string | null, to: string | null, more: object = {}) => ({
  changes: [{ name: 'mf-a', from, to, ...more }],
})
const twice = [1, 2].flatMap(() => change(null, '1.0.0').changes)

const preview = { as: 'pr-12', users: [`${'0'.repeat(32)}.a1`], until: '2026-01-01T00:00:00.000Z' }
const named = { ...preview, users: ['ann@practice.example'] }

const REFUSED: readonly (readonly [string, number, () => Promise<Answer>])[] = [
  ['a step to an unpublished version', 422, () => moved(change(null, '2.0.0'))],
  ['a step signed by another key', 403, () => move({ body: step({}, 2, { by: here.makeKeyPair('stranger') }) })],
  [
    "a step with another team's package",
    403,
    () => moved({ changes: [...change(null, '1.0.0').changes, { name: 'shell', from: '1.0.0', to: '0.9.0' }] }),
  ],
  [
    'a step signed for another channel',
    403,
    () => move({ body: step({}, 2, { place: 'channels/preview/00000002.json' }) }),
  ],
  ['a step signed for another number', 403, () => move({ body: step({}, 3) })],
  ['a step whose number exists', 409, () => move({ body: step({}, 1) }, 1)],
  ['a step that skips a number', 422, () => move({ body: step({}, 3) }, 3)],
  ['a large step', 413, () => move({ body: 'x'.repeat(2001) })],
  ['a step that is no JSON', 400, () => move({ body: '{' })],
  ['an unsigned step', 403, () => move({ body: '{"schema":2}' })],
  ['a step that stops a remote without a new shell', 422, () => moved({ ...change(null, '1.0.0'), stops: ['mf-b'] })],
  ['a step without changes', 422, () => moved({ changes: [] })],
  ['a step that changes a package twice', 422, () => moved({ changes: twice })],
  ['a step to an invalid version', 422, () => moved(change(null, '../1.0.0'))],
  ['a step from another version than the current one', 422, () => moved(change('0.9.0', '1.0.0'))],
  ['a rollback without an earlier version', 422, () => moved({ kind: 'rollback', ...change(null, '1.0.0') })],
  ['a promotion to no version', 422, () => moved(change(null, null))],
  ['a removal of an absent remote', 422, () => moved({ kind: 'remove', ...change(null, null) })],
  [
    'a canary without a version for other users',
    422,
    () => moved({ kind: 'canary', ...change(null, '1.0.0', { percent: 10 }) }),
  ],
  ['a promotion with a percentage', 422, () => moved(change(null, '1.0.0', { percent: 10 }))],
  ['a preview without users', 422, () => moved({ kind: 'preview', ...change(null, '1.0.0') })],
  ['a promotion with a preview', 422, () => moved(change(null, '1.0.0', { preview }))],
  [
    'the end of a preview that does not exist',
    422,
    () => moved({ kind: 'end-preview', ...change('1.0.0', null, { preview }) }),
  ],
  [
    'a preview for a user by name instead of a hash',
    400,
    () => moved({ kind: 'preview', ...change(null, '1.0.0', { preview: named }) }),
  ],
  ['the end of a canary that does not exist', 422, () => moved({ kind: 'withdraw', ...change('1.0.0', null) })],
]

test.each(REFUSED)('refuses %s with a sentence and writes nothing [OPEN-239]', async (_, status, act) => {
  const before = await here.listKeys()
  const answer = await act()
  const refusal = { refused: expect.any(String), expected: expect.any(String), found: expect.any(String) }
  expect(answer).toEqual({ status, body: { ...refusal, todo: expect.any(String) } })
  expect(await here.listKeys()).toEqual(before)
})
