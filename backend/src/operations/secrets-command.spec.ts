import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addTime } from '@portal/domain'
import { HARBOUR, OPERATOR } from '../../test/api'
import { specApi } from '../../test/spec-api'
import { standAt } from '../../test/stand-at'
import { guestTokens } from '../auth/guest-token'
import { signedLinks } from '../services/signed-links'
import { runSecrets } from './secrets-command'
import { deleteEndedSecrets } from '../secrets/rotate'
import { openSecret, storedSecret } from '../secrets/secret'

const START = standAt('2026-11-25T04:00:00Z')
const api = specApi()
beforeEach(async () => {
  vi.setSystemTime(START)
  await api.connection.sql.query(`delete from settings where key like '%secret%'`)
})

const after = (seconds: number) => vi.setSystemTime(addTime(START, seconds, 'second'))
const DAY = 24 * 60 * 60

/** Exit code and output of the command. */
async function run(...words: readonly string[]): Promise<[code: number, said: string]> {
  const said: string[] = []
  const tell = (text: string) => void said.push(text)
  return [await runSecrets(words, { db: api.deps.db, now: new Date() }, { say: tell, complain: tell }), said.join('\n')]
}
const rotated = async (...words: readonly string[]) => expect((await run('rotate', ...words))[0]).toBe(0)

const OWNER = { practiceId: 'p', bookingId: 'b', lineId: 'l', phone: '400000000' }
const tokens = () => guestTokens(api.deps.db)
const isGood = async (token: string) =>
  (await tokens()).verify(token).then(
    ({ isVerifiedBy }) => isVerifiedBy(OWNER.phone),
    () => false,
  )
const signToken = async () => (await tokens()).sign(OWNER, 'guest', new Date())

describe('a token of an owner [OPEN-193]', () => {
  test('is valid until its end after a rotation, and ended by a second one', async () => {
    const token = await signToken()
    await rotated('owners')
    expect(await isGood(token)).toBe(true)
    after(59 * 60)
    expect(await isGood(token)).toBe(true)
    const [code, said] = await run('rotate', 'owners')
    expect([code, said]).toEqual([2, expect.stringContaining('is good until 2026-11-25T05:01:00.000Z')])
    expect(await isGood(token)).toBe(true)
    await rotated('owners', '--yes')
    expect(await isGood(token)).toBe(false)
  })

  test('is ended by a drop, which needs a confirmation', async () => {
    const token = await signToken()
    await rotated('owners')
    after(120)
    expect((await run('drop', 'owners'))[0]).toBe(2)
    expect(await isGood(token)).toBe(true)
    expect((await run('drop', 'owners', '--yes'))[0]).toBe(0)
    expect(await isGood(token)).toBe(false)
    expect(await isGood(await signToken())).toBe(true)
  })

  test('is signed with the new secret once every process can know it', async () => {
    const early = await tokens()
    await rotated('owners')
    const idOf = (token: string): unknown =>
      JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
    const before = idOf(await early.sign(OWNER, 'guest', new Date()))
    after(59)
    const just = await signToken()
    expect(idOf(just)).toBe(before)
    after(60)
    const next = await signToken()
    expect(idOf(next)).not.toBe(before)
    // A process knows the new secret only after a refresh.
    await expect(early.verify(next)).rejects.toThrow('Sign in to continue.')
    await early.refresh()
    expect((await early.verify(next)).claims.bookingId).toBe('b')
  })
})

describe('a link [OPEN-193]', () => {
  const opens = async (query: string) => {
    const links = await signedLinks(api.deps.db)
    try {
      return links.checkUntil('/a', new URLSearchParams(query), new Date()) > new Date()
    } catch {
      return false
    }
  }
  const signed = async (end: Date) => (await signedLinks(api.deps.db)).signUntil('/a', end)

  test('that lasts 30 days is valid to its end after a rotation, and not after a second one', async () => {
    const query = await signed(addTime(START, 30, 'day'))
    await rotated('links')
    after(30 * DAY - 1)
    expect(await opens(query)).toBe(true)
    await rotated('links', '--yes')
    expect(await opens(query)).toBe(false)
  })

  test('is refused with the id of another key, without an id, and with an unknown id', async () => {
    const query = await signed(addTime(START, 30, 'day'))
    await rotated('links')
    after(61)
    const [id = ''] = /[\w-]{8}(?=\.)/.exec(await signed(addTime(START, 30, 'day'))) ?? []
    expect(await opens(query.replace(/signature=[\w-]{8}\./, `signature=${id}.`))).toBe(false)
    expect(await opens(query.replace(/signature=[\w-]{8}\./, 'signature='))).toBe(false)
    expect(await opens(query.replace(/signature=[\w-]{8}\./, 'signature=unknown1.'))).toBe(false)
  })
})

test('after a rotation a page gets the previous draft key too, to open older drafts [OPEN-193]', async () => {
  const keys = async () => (await api.ask('GET', 'portal/draft_key/one', { as: HARBOUR })).body
  const before = await keys()
  expect(before.others).toEqual([])
  await rotated('drafts')
  expect((await keys()).key).toBe(before.key)
  after(60)
  const now = await keys()
  expect(now.key).not.toBe(before.key)
  expect(now.others).toEqual([before.key])
  after(60 + 30 * DAY)
  expect((await openSecret(api.deps.db, 'draft_secret')).good(undefined, new Date())).toHaveLength(1)
})

test('housekeeping drops the previous secret when its time is over, and no sooner [OPEN-193]', async () => {
  await rotated('all')
  const left = async () => (await storedSecret(api.deps.db, 'guest_secret')).before !== null
  const drop = () => deleteEndedSecrets(api.deps.db, new Date())
  after(60 + 60 * 60 - 1)
  await drop()
  expect(await left()).toBe(true)
  after(60 + 60 * 60)
  await drop()
  expect(await left()).toBe(false)
  expect((await storedSecret(api.deps.db, 'link_secret')).before).not.toBeNull()
})

test('shows only ids of the secrets, and refuses unknown commands', async () => {
  const { newest } = await storedSecret(api.deps.db, 'link_secret')
  const [code, said] = await run('show')
  expect([code, said.split('\n')]).toEqual([
    0,
    [
      expect.stringMatching(/^guest_secret: [\w-]{8}$/),
      expect.anything(),
      expect.anything(),
      expect.stringMatching(/^refresh_secret: [\w-]{8}$/),
    ],
  ])
  expect(said).not.toContain(newest.slice(0, 8))
  expect(said).not.toContain(OPERATOR)
  for (const words of [[], ['rotate', 'toString'], ['erase']]) expect((await run(...words))[0]).toBe(2)
})
