import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addTime } from '@portal/domain'
import { BANKSIA, HARBOUR, HARBOUR_NURSE, SIGN_IN_LIMITS, testApi } from '../../test/api'
import type { TestApi } from '../../test/api'
import { authenticator } from '../auth/authenticate'
import { staffTokenVerifier } from '../auth/staff-token'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
  // Whoever is signed out here has signed in after: tokens stay of use once the member is active again.
  api.clock.now = addTime(new Date(), -1, 'hour')
})
afterAll(() => api.close())

const OWNER = 'contact-harbour-owner'
const NURSE = 'contact-harbour-nurse'
const level = (portal_access_c: string) => ({ portal_access_c })
const status = (cognito_portal_active_c: 0 | 1) => ({ cognito_portal_active_c })

/** Both are active Vet Owners again, and their sign-ins go on. */
const revive = async () => {
  await api.connection.sql.query(
    `update contacts set active = true, portal_access = 'Level 3' where id in ('${OWNER}', '${NURSE}')`,
  )
  await api.connection.sql.query('update sign_ins set ended_at = null')
  api.deps.auth.forget()
}
beforeEach(revive)

const contacts = () => api.connection.sql.query('select * from contacts order by practice_id, id')
const find = async (id: string) => (await api.connection.sql.query('select * from contacts where id = $1', [id]))[0]

/** The member sent with changes, in the version the database has. */
async function change(id: string, changes: object, as: string) {
  const { version = 1, portal_access, active } = (await find(id)) ?? {}
  const body = {
    id,
    first_name: 'N',
    last_name: 'C',
    email_address: 'nurse@harbour.test',
    portal_access_c: portal_access,
    cognito_portal_active_c: active === true ? 1 : 0,
    ...changes,
  }
  return api.ask('PUT', `portal/vet/members/${id}`, { as, version: Number(version), body })
}

const activeOwners = async () =>
  (
    await api.connection.sql.query(
      `select id from contacts
      where practice_id = 'practice-harbour' and active and portal_access = 'Level 3'`,
    )
  ).length

describe('two Vet Owners at the same moment [OPEN-13, PRA-21]', () => {
  test.each([
    ['demote each other', level('Level 1'), level('Level 1')],
    ['deactivate each other', status(0), status(0)],
    ['one demotes, one deactivates', level('Level 1'), status(0)],
  ])('%s: one stays', async (_what, first, second) => {
    for (let round = 0; round < 3; round++) {
      const replies = await Promise.all([change(NURSE, first, HARBOUR), change(OWNER, second, HARBOUR_NURSE)])
      expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 403])
      expect(await activeOwners()).toBe(1)
      await revive()
    }
  })

  test('who is demoted at the same moment adds nobody', async () => {
    const email = 'race@harbour.test'
    const [demoted, added] = await Promise.all([
      change(NURSE, level('Level 1'), HARBOUR),
      api.ask('POST', 'portal/vet/members', {
        as: HARBOUR_NURSE,
        body: newMember({ email_address: email, ...level('Level 1') }),
      }),
    ])
    expect(demoted.status).toBe(200)
    // Whichever came first, the answer tells the truth.
    const made = (await contacts()).some((contact) => contact.email === email)
    expect([added.status, made]).toEqual(made ? [201, true] : [403, false])
  })

  test('both leave by themselves at the same moment: the last one may not [PRA-23]', async () => {
    const replies = await Promise.all([change(OWNER, status(0), HARBOUR), change(NURSE, status(0), HARBOUR_NURSE)])
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409])
    expect(await activeOwners()).toBe(1)
  })
})

const newMember = (changes: object) => ({
  vet_account_id: 'practice-harbour',
  first_name: 'Mal',
  last_name: 'Lory',
  email_address: 'mal@lory.test',
  cognito_portal_active_c: 1,
  portal_access_c: 'Level 3',
  ...changes,
})

describe('forged requests change nothing [OPEN-12, OPEN-13, OPEN-14]', () => {
  test.each([
    ["another practice's member", NURSE, level('Level 1'), BANKSIA, 404],
    ['no member', 'contact-none', level('Level 1'), HARBOUR, 404],
    ['a level that is a number', NURSE, { portal_access_c: 3 }, HARBOUR, 400],
    ['a status that is a text', NURSE, { cognito_portal_active_c: '0' }, HARBOUR, 400],
    ['the own level by the manager route', OWNER, level('Level 1'), HARBOUR, 403],
  ])('%s', async (_what, id, changes, as, expected) => {
    const before = [await contacts(), [...api.pool.accounts]]
    const reply = await change(id, { portal_access_c: 'Level 1', ...changes }, as)
    expect(reply.status).toBe(expected)
    expect([await contacts(), [...api.pool.accounts]]).toEqual(before)
  })

  test.each(['Level 2', 'level 3', '', '3', 'Level 3\u200b'])('the level "%s" is not offered', async (wanted) => {
    const before = await contacts()
    const reply = await change(NURSE, level(wanted), HARBOUR)
    expect([reply.status, Object.keys(reply.body.errors.detail)]).toEqual([422, ['portal_access_c']])
    expect(await contacts()).toEqual(before)
  })

  test.each([
    ['raises themselves', NURSE, level('Level 3')],
    ['deactivates themselves', NURSE, status(0)],
    ['demotes the owner', OWNER, level('Level 1')],
    ['deactivates the owner', OWNER, status(0)],
  ])('Vet Staff %s: 403', async (_what, id, changes) => {
    await api.connection.sql.query(`update contacts set portal_access = 'Level 1' where id = '${NURSE}'`)
    const before = await contacts()
    expect((await change(id, changes, HARBOUR_NURSE)).status).toBe(403)
    expect(await contacts()).toEqual(before)
  })

  test('fields that are not on offer are refused by name [OPEN-118]', async () => {
    const before = await find(NURSE)
    const extra = { practice_id: 'practice-banksia', account: 'none', cognitoUsername: 'owner@banksia.test' }
    const refused = await change(NURSE, { ...extra, ...level('Level 1') }, HARBOUR)
    expect([refused.status, Object.keys(refused.body.errors.detail)]).toEqual([400, Object.keys(extra)])
    expect(await find(NURSE)).toEqual(before)
  })

  test.each([
    ['another practice', 'practice-banksia', 404],
    ['no practice', 'practice-none', 404],
  ])('a member for %s is not created', async (_what, vet_account_id, expected) => {
    const before = [await contacts(), [...api.pool.accounts], api.pool.mails.length]
    const reply = await api.ask('POST', 'portal/vet/members', { body: newMember({ vet_account_id }) })
    expect(reply.status).toBe(expected)
    expect([await contacts(), [...api.pool.accounts], api.pool.mails.length]).toEqual(before)
  })
})

test('another process lets a deactivated member in for five seconds at most [OPEN-13]', async () => {
  const { db, guests } = api.deps
  const elsewhere = authenticator({
    db,
    verifyStaff: staffTokenVerifier(api.identity.options),
    guests,
    operatorToken: null,
    limits: SIGN_IN_LIMITS,
    now: () => new Date(),
  })
  const header = `Bearer ${await api.identity.token(HARBOUR_NURSE)}`
  const enters = () =>
    elsewhere.authenticate('staff', header).then(
      () => 'enters',
      (error: { kind?: string }) => error.kind,
    )
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    expect(await enters()).toBe('enters')
    expect((await change(NURSE, status(0), HARBOUR)).status).toBe(200)
    expect((await api.ask('GET', 'portal/vet', { as: HARBOUR_NURSE })).status).toBe(403)
    vi.setSystemTime(Date.now() + 5001)
    expect(await enters()).toBe('forbidden')
  } finally {
    vi.useRealTimers()
  }
})
