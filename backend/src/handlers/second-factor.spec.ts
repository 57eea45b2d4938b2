import { beforeEach, describe, expect, test } from 'vitest'
import { captureLog } from '@portal/server/log-capture'
import type { LogCapture } from '@portal/server/log-capture'
import { BANKSIA, HARBOUR, HARBOUR_NURSE } from '../../test/api'
import { fresh, membersOf } from '../../test/member'
import { specApi } from '../../test/spec-api'
import { poolError } from '../services/user-pool'

let heard: LogCapture
let last = 0
const api = specApi()
beforeEach(async () => {
  // Mails of the previous test.
  await api.deliver()
  heard = captureLog()
  api.pool.calls.length = 0
  api.pool.mails.length = 0
  api.pool.answerTo.clear()
  api.pool.answerTo.set('VerifySoftwareToken', { status: 200, body: { Status: 'SUCCESS' }, error: null })
  const [row] = await api.connection.sql.query('select coalesce(max(seq), 0)::int as seq from audit')
  last = Number(row?.seq)
  await api.connection.sql.query("delete from rate_limits where scope = 'second-factor'")
})

const audited = async () =>
  (await api.connection.sql.query("select * from audit where seq > $1 and field = 'second_factor'", [last])).map(
    ({ practice_id: practice, subject_id: id, from_value: from, to_value: to, made_by: by }) => [
      practice,
      id,
      from,
      to,
      by,
    ],
  )
const subjects = async () => {
  await api.deliver()
  return api.pool.mails.map(({ to, subject }) => [to, subject])
}
const turn = (way: 'on' | 'off', code = '123 456', more = {}) =>
  api.ask('POST', `portal/second_factor/${way}`, { as: HARBOUR_NURSE, body: { code }, ...more })
const NURSE = 'contact-harbour-nurse'

describe('the own second factor [OPEN-217]', () => {
  test('can be read, and begins with a secret that we do not store', async () => {
    expect((await api.ask('GET', 'portal/second_factor')).body).toEqual({ is_on: false })
    api.pool.answerTo.set('AssociateSoftwareToken', { status: 200, body: { SecretCode: 'SECRETSECRET' }, error: null })
    const begun = await api.ask('POST', 'portal/second_factor/secret')
    expect([begun.status, begun.body]).toEqual([200, { secret: 'SECRETSECRET' }])
    const kept = await api.connection.sql.query("select 1 from idempotency_keys k where k::text like '%SECRET%'")
    expect(kept).toEqual([])
    expect(heard.text()).not.toContain('SECRETSECRET')
  })

  test.each([
    ['on', 'off', 'on', 'is on'],
    ['off', 'on', 'off', 'is off'],
  ] as const)('turning it %s sends a mail, an audit row and a security log entry', async (way, from, to, words) => {
    expect((await turn(way)).status).toBe(204)
    expect(api.pool.calls).toEqual(['VerifySoftwareToken -', 'SetUserMFAPreference -'])
    expect(await audited()).toEqual([['practice-harbour', NURSE, from, to, `contact ${NURSE}`]])
    expect(await subjects()).toEqual([
      [HARBOUR_NURSE, `Two-step sign-in for the Lightwood Pet Farewells clinic portal ${words}`],
    ])
    expect(heard.security()).toMatchObject([{ security: 'second factor', member: NURSE, is: way }])
    expect(heard.text()).not.toMatch(/123456|@harbour/)
  })

  test('a retry with the same key is the same change and checks no code again', async () => {
    await turn('on', '123456', { key: 'the-same-key-of-this-change' })
    expect((await turn('on', '123456', { key: 'the-same-key-of-this-change' })).status).toBe(204)
    expect(api.pool.calls).toEqual(['VerifySoftwareToken -', 'SetUserMFAPreference -'])
    expect(await subjects()).toHaveLength(1)
  })

  test.each([
    ['a fresh secret', 'secret', 5, undefined],
    ['to be turned on', 'on', 20, { code: '123 456' }],
  ])('%s requires a recent sign-in: %s, %i [OPEN-280]', async (_, path, minutes, body) => {
    api.pool.answerTo.set('AssociateSoftwareToken', { status: 200, body: { SecretCode: 'SECRETSECRET' }, error: null })
    const ask = async (seconds: number) => {
      const signedIn = Math.floor(api.clock.now.getTime() / 1000) - minutes * 60 - seconds
      const token = await api.identity.token(HARBOUR_NURSE, { auth_time: signedIn })
      return api.ask('POST', `portal/second_factor/${path}`, { token, body })
    }
    const old = await ask(1)
    expect([old.status, old.body.errors.detail, api.pool.calls]).toEqual([409, { sign_in: 'old' }, []])
    expect((await ask(-30)).status).toBe(body ? 204 : 200)
  })

  test('a wrong code changes nothing and sends no mail', async () => {
    api.pool.answerTo.set('VerifySoftwareToken', poolError('EnableSoftwareTokenMFAException', 'Code mismatch'))
    const { status, body } = await turn('off')
    expect([status, body.errors.detail]).toEqual([422, { code: 'wrong' }])
    expect([await audited(), await subjects()]).toEqual([[], []])
  })

  test('allows 20 attempts in 15 minutes per member, then gives 429', async () => {
    api.pool.answerTo.set('VerifySoftwareToken', poolError('EnableSoftwareTokenMFAException', 'Code mismatch'))
    await turn('off')
    await api.connection.sql.query("update rate_limits set count = 19 where scope = 'second-factor'")
    expect((await turn('off')).status).toBe(422)
    api.pool.calls.length = 0
    expect([(await turn('off')).status, api.pool.calls]).toEqual([429, []])
    expect((await turn('off', '123456', { as: HARBOUR })).status).toBe(422)
  })
})

describe("a member's second factor [OPEN-218]", () => {
  const members = () => membersOf(api)
  /** A member with an account of the portal and a second factor. */
  const withFactor = async () => {
    const email = fresh()
    const { body } = await members().createWhole(email)
    api.pool.secondFactors.add(email)
    api.pool.calls.length = 0
    api.pool.mails.length = 0
    return { email, path: `portal/vet/members/${body.id}/second_factor`, id: String(body.id) }
  }

  test('can be reset by a Level 3, with mail, audit and security log', async () => {
    const { email, path, id } = await withFactor()
    expect((await api.ask('GET', path)).body).toEqual({ is_on: true, can_reset: true })
    expect((await api.ask('POST', `${path}/reset`)).status).toBe(204)
    expect(api.pool.secondFactors.has(email)).toBe(false)
    expect((await api.ask('GET', path)).body).toEqual({ is_on: false, can_reset: true })
    expect(await audited()).toEqual([['practice-harbour', id, 'on', 'off', expect.stringMatching(/^contact /)]])
    expect(await subjects()).toEqual([
      [email, 'Two-step sign-in for the Lightwood Pet Farewells clinic portal was reset'],
    ])
    expect(heard.security().at(-1)).toMatchObject({ security: 'second factor', member: id, is: 'reset' })
  })

  test('cannot be reset by another level, another practice or oneself', async () => {
    const { email, path } = await withFactor()
    const ask = async (as: string, at = path) => [
      (await api.ask('GET', at, { as })).status,
      (await api.ask('POST', `${at}/reset`, { as })).status,
    ]
    expect(await ask(HARBOUR_NURSE)).toEqual([403, 403])
    expect(await ask(BANKSIA)).toEqual([404, 404])
    const [own] = await api.connection.sql.query('select id from contacts where cognito_username = $1', [HARBOUR])
    expect(await ask(HARBOUR, `portal/vet/members/${String(own?.id)}/second_factor`)).toEqual([200, 409])
    expect([api.pool.secondFactors.has(email), await audited(), await subjects()]).toEqual([true, [], []])
  })

  test('cannot be reset on accounts of others', async () => {
    await api.connection.sql.query(`update contacts set account = 'provider' where id = $1`, [NURSE])
    api.pool.secondFactors.add(HARBOUR_NURSE)
    const path = `portal/vet/members/${NURSE}/second_factor`
    expect((await api.ask('GET', path)).body).toEqual({ is_on: false, can_reset: false })
    const { status, body } = await api.ask('POST', `${path}/reset`)
    expect([status, body.message]).toEqual([
      409,
      'This account is not managed here. Nothing was changed. To have it reset, call Client Care on 08 9200 0000 (Monday to Friday, 08:00 to 17:00, Perth time).',
    ])
    expect([api.pool.secondFactors.has(HARBOUR_NURSE), api.pool.calls]).toEqual([true, []])
  })
})
