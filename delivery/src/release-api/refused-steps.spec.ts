import { afterEach, beforeEach, expect, test } from 'vitest'
import { callsOf, type Answer } from './calls.fixture'
import { LIMITS } from './limits.data'
import { premises, type Premises } from './release-api.fixture'

let here: Premises
beforeEach(async () => {
  here = await premises({ ...LIMITS, stepBytes: 2000 })
  await publish()
})
afterEach(() => here.close())

const { publish, move, step } = callsOf(() => here)
const moved = (more: object) => move({ body: step(more) })
const change = (from: string | null, to: string | null, more: object = {}) => ({
  changes: [{ name: 'mf-a', from, to, ...more }],
})
const twice = [1, 2].flatMap(() => change(null, '1.0.0').changes)

const preview = { as: 'pr-12', users: [`${'0'.repeat(32)}.a1`], until: '2026-01-01T00:00:00.000Z' }
const named = { ...preview, users: ['ann@practice.example'] }

const REFUSED: readonly (readonly [string, number, () => Promise<Answer>])[] = [
  ['a step of what is not published', 422, () => moved(change(null, '2.0.0'))],
  ['one that another key has signed', 403, () => move({ body: step({}, 2, { by: here.somebody('stranger') }) })],
  [
    "one of another team's package",
    403,
    () => moved({ changes: [...change(null, '1.0.0').changes, { name: 'shell', from: '1.0.0', to: '0.9.0' }] }),
  ],
  ['one of another channel', 403, () => move({ body: step({}, 2, { place: 'channels/preview/00000002.json' }) })],
  ['one that was signed for another number', 403, () => move({ body: step({}, 3) })],
  ['one whose number is taken', 409, () => move({ body: step({}, 1) }, 1)],
  ['the one after the next', 422, () => move({ body: step({}, 3) }, 3)],
  ['one that is too large', 413, () => move({ body: 'x'.repeat(2001) })],
  ['one that is none', 400, () => move({ body: '{' })],
  ['one that is not signed', 403, () => move({ body: '{"schema":2}' })],
  ['one that stops a remote without a new shell', 422, () => moved({ ...change(null, '1.0.0'), stops: ['mf-b'] })],
  ['one that moves nothing', 422, () => moved({ changes: [] })],
  ['one that moves a package twice', 422, () => moved({ changes: twice })],
  ['one to what is no version', 422, () => moved(change(null, '../1.0.0'))],
  ['one from elsewhere', 422, () => moved(change('0.9.0', '1.0.0'))],
  ['a rollback to what never was', 422, () => moved({ kind: 'rollback', ...change(null, '1.0.0') })],
  ['a promotion that takes it out', 422, () => moved(change(null, null))],
  ['a removal of what is not there', 422, () => moved({ kind: 'remove', ...change(null, null) })],
  ['a canary beside nothing', 422, () => moved({ kind: 'canary', ...change(null, '1.0.0', { percent: 10 }) })],
  ['a promotion for some', 422, () => moved(change(null, '1.0.0', { percent: 10 }))],
  ['a preview without a list', 422, () => moved({ kind: 'preview', ...change(null, '1.0.0') })],
  ['a promotion with a list', 422, () => moved(change(null, '1.0.0', { preview }))],
  [
    'the end of a preview that is none',
    422,
    () => moved({ kind: 'end-preview', ...change('1.0.0', null, { preview }) }),
  ],
  [
    'a preview of one user by name',
    400,
    () => moved({ kind: 'preview', ...change(null, '1.0.0', { preview: named }) }),
  ],
  ['the end of a canary that is none', 422, () => moved({ kind: 'withdraw', ...change('1.0.0', null) })],
]

test.each(REFUSED)('%s is refused in words, and nothing is written [OPEN-239]', async (_, status, act) => {
  const before = await here.everything()
  const answer = await act()
  const words = { refused: expect.any(String), expected: expect.any(String), found: expect.any(String) }
  expect(answer).toEqual({ status, said: { ...words, todo: expect.any(String) } })
  expect(await here.everything()).toEqual(before)
})
