import { hearLog } from '@portal/server/heard'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { placeOfSuccessor, signedSuccessor } from '../release/documents/successors'
import { folderStore } from '../store/folder-store'
import { bodyOf, callsOf } from './calls.fixture'
import { ci, ephemeral, ISSUERS } from './ci-runs.fixture'
import { LIMITS } from './limits.data'
import { premises, type Premises, type Somebody } from './release-api.fixture'

let here: Premises
let next: Somebody
beforeEach(async () => {
  here = await premises()
  next = here.somebody('next')
})
afterEach(() => here.close())

const { call, publish, move, release, step } = callsOf(() => here)
const HOUR = 3_600_000

/** What the team says of its next key. */
const named = ({ old = here.team, to = next, hours = 24, at = new Date() } = {}) =>
  signedSuccessor([old.privateKey, to.privateKey], { at, until: new Date(at.getTime() + hours * HOUR), by: 'ann' })
const change = ({ by = here.team, content = named().content } = {}) => call('POST', '/successor', { by, body: content })
const publishBy = (by: Somebody) => publish({ by, body: bodyOf(release('a', { by })) })

test('a key is changed by its holder alone: the next one counts at once, the one before until its end [OPEN-311, OPEN-312]', async () => {
  expect(await publishBy(next)).toMatchObject({ status: 403 })
  const { content } = named()
  const heard = hearLog()
  expect(await change({ content })).toEqual({ status: 201, said: { of: here.team.publicKey } })
  const store = folderStore(here.shop.store.place)
  expect(String(await store.read(placeOfSuccessor(here.team.publicKey)))).toBe(content)
  expect(await publishBy(next)).toMatchObject({ status: 201 })
  // In the overlap.
  expect(await move()).toMatchObject({ status: 201 })
  const [of, key] = [here.team.publicKey, next.publicKey]
  expect(here.said).toContain(`${key} follows the key ${of}, named through the release API`)
  expect(heard.security()).toContainEqual(expect.objectContaining({ security: 'key changed', of, key }))
})

test('at its end a key writes and reads nothing more, whatever a document says of when it was [OPEN-312]', async () => {
  await publish()
  expect((await change({ content: named({ hours: 0 }).content })).status).toBe(201)
  const refused = 'Another key has followed yours, which moves nothing any more.'
  const before = await here.everything()
  // These say of themselves that they are of a week before.
  expect(await move()).toMatchObject({ status: 403, said: { refused } })
  expect(await publish()).toMatchObject({ status: 403, said: { refused } })
  expect(await call('GET', '/names/mf-a')).toMatchObject({ status: 403, said: { refused } })
  // Nor when a key that counts hands them in.
  expect(await move({ by: next })).toMatchObject({ status: 403, said: { refused } })
  expect(await here.everything()).toEqual(before)
  // What it had published is promoted by the one that follows.
  expect(await move({ by: next, body: step({}, 2, { by: next }) })).toMatchObject({ status: 201 })
})

describe('what is not taken, with nothing written [OPEN-311]', () => {
  test.each<[string, number, string, () => Parameters<typeof change>[0]]>([
    [
      'a key that is not listed names one',
      403,
      'may not read or write',
      () => {
        const by = here.somebody('stranger')
        return { by, content: named({ old: by }).content }
      },
    ],
    [
      'one that is over before',
      422,
      'is not taken',
      () => ({ content: named({ at: new Date(Date.now() - HOUR) }).content }),
    ],
    ['what is too large', 413, 'too large', () => ({ content: ' '.repeat(9000) })],
  ])('%s', async (_, status, words, sent) => {
    const before = await here.everything()
    const answer = await change(sent())
    expect(answer).toMatchObject({ status, said: { refused: expect.stringContaining(words) } })
    expect(await here.everything()).toEqual(before)
  })

  test('a second one, and of two at once one is there', async () => {
    const answers = await Promise.all(
      [next, here.somebody('other')].map((to) => change({ content: named({ to }).content })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const before = await here.everything()
    expect(await change()).toMatchObject({
      status: 409,
      said: { refused: 'A successor of your key is there already.', found: expect.stringContaining('named at') },
    })
    expect(await here.everything()).toEqual(before)
  })

  test("a run of a CI, whose documents this API's own key signs", async () => {
    const issuer = ci()
    const other = await premises(LIMITS, { issuers: ISSUERS, fetched: issuer.fetched })
    const run = ephemeral()
    const token = await issuer.token(run.publicKey, {})
    const before = await other.everything()
    const answer = await callsOf(() => other).call('POST', '/successor', {
      by: run,
      token,
      body: named({ old: run }).content,
    })
    expect(answer).toMatchObject({ status: 403, said: { refused: 'This run may not change a key.' } })
    expect(await other.everything()).toEqual(before)
    await other.close()
  })
})
