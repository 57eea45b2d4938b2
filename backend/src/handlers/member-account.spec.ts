import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BANKSIA, HARBOUR, testApi } from '../../test/api'
import type { TestApi } from '../../test/api'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(() => {
  api.pool.isAway = null
  api.pool.calls.length = 0
})

const PRACTICES: Readonly<Record<string, string>> = {
  [HARBOUR]: 'practice-harbour',
  [BANKSIA]: 'practice-banksia',
}
const fresh = () => `m.${randomUUID().slice(0, 8)}@harbour.test`
const body = (email: string, changes: object = {}, as = HARBOUR) => ({
  vet_account_id: PRACTICES[as],
  first_name: 'Ines',
  last_name: 'Moor',
  email_address: email,
  cognito_portal_active_c: 1,
  portal_access_c: 'Level 1',
  ...changes,
})
const create = (email: string, changes: object = {}, as = HARBOUR, key?: string) =>
  api.ask('POST', 'portal/vet/members', { as, body: body(email, changes, as), ...(key && { key }) })
const inactive = { cognito_portal_active_c: 0 }

async function setStatus(email: string, active: 0 | 1, key?: string) {
  const member = await row(email)
  return api.ask('PUT', `portal/vet/members/${String(member?.id)}`, {
    version: Number(member?.version),
    body: {
      id: member?.id,
      first_name: 'Ines',
      last_name: 'Moor',
      email_address: email,
      portal_access_c: member?.portal_access,
      cognito_portal_active_c: active,
    },
    ...(key && { key }),
  })
}

const row = async (email: string) =>
  (await api.connection.sql.query('select * from contacts where lower(email) = lower($1)', [email]))[0]
/** All that a creation could leave behind. */
const everything = async () => [
  await api.connection.sql.query('select * from contacts order by practice_id, id'),
  await api.count('idempotency_keys'),
  [...api.pool.accounts],
  api.pool.mails.length,
]

/** Makes the next commits that touch contacts fail, after every statement succeeded. */
async function whileCommitsFail(work: () => Promise<void>): Promise<void> {
  await api.connection.sql.exec(`
    create function refuse_commit() returns trigger language plpgsql as $$
      begin raise exception 'the commit fails' using errcode = '40001'; end $$;
    create constraint trigger refuse_commit after insert or update on contacts
      deferrable initially deferred for each row execute function refuse_commit();`)
  try {
    await work()
  } finally {
    await api.connection.sql.exec('drop trigger refuse_commit on contacts; drop function refuse_commit()')
  }
}

describe("somebody else's account is out of reach [OPEN-13, OPEN-79]", () => {
  test.each([1, 0])('an address with an account is taken, contact or not; status %i', async (status) => {
    api.pool.accounts.set('stranger@elsewhere.test', true)
    const before = await everything()
    const reply = await create('Stranger@Elsewhere.test', { cognito_portal_active_c: status })
    expect([reply.status, reply.body.errors.detail]).toEqual([422, { email_address: 'taken' }])
    expect(await everything()).toEqual(before)
  })

  test('an account made after the inactive member is not theirs: neither switched on nor off', async () => {
    const email = fresh()
    expect((await create(email, inactive)).status).toBe(201)
    api.pool.accounts.set(email, true)
    const before = await everything()
    api.pool.calls.length = 0
    const reply = await setStatus(email, 1)
    expect([reply.status, reply.body.errors.detail]).toEqual([422, { email_address: 'taken' }])
    expect(await everything()).toEqual(before)
    expect(api.pool.calls).toEqual([`exists ${email}`])
  })

  test("the provider's account of a member is left alone, and the member is out all the same", async () => {
    const email = fresh()
    await create(email)
    await api.connection.sql.query(`update contacts set account = 'provider' where email = $1`, [email])
    api.pool.calls.length = 0
    expect((await setStatus(email, 0)).status).toBe(200)
    expect((await api.ask('GET', 'portal/vet', { as: email })).status).toBe(403)
    expect((await setStatus(email, 1)).status).toBe(200)
    expect([api.pool.calls, (await row(email))?.active]).toEqual([[], true])
  })
})

describe('one address, one account', () => {
  test.each([
    ['in capitals', 'NURSE@HARBOUR.TEST'],
    ['between blanks', ' nurse@harbour.test\u00a0'],
  ])('%s it is the same one', async (_what, email) => {
    const before = await everything()
    const reply = await create(email)
    expect([reply.status, reply.body.errors.detail]).toEqual([422, { email_address: 'taken' }])
    expect(await everything()).toEqual(before)
  })

  test.each([
    ['fullwidth letters', '\uff4eurse@harbour.test'],
    ['the Kelvin sign', 'nic\u212a@harbour.test'],
    ['a Cyrillic letter', 'nurs\u0435@harbour.test'],
    ['a zero-width space', 'nur\u200bse@harbour.test'],
    ['a dotless i', 'n\u0131ck@harbour.test'],
  ])('one that poses as another by %s is not valid', async (_what, email) => {
    const before = await everything()
    const reply = await create(email)
    expect([reply.status, reply.body.errors.detail]).toEqual([422, { email_address: 'invalid' }])
    expect(await everything()).toEqual(before)
  })

  test('of two creations at once, also of two practices, one is made', async () => {
    for (const other of [HARBOUR, BANKSIA]) {
      const email = fresh()
      const mails = api.pool.mails.length
      const replies = await Promise.all([create(email), create(email.toUpperCase(), {}, other)])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422])
      const refused = replies.find(({ status }) => status === 422)
      expect(refused?.body.errors.detail).toEqual({ email_address: 'taken' })
      const [found] = await api.connection.sql.query(
        'select count(*)::int as total from contacts where lower(email) = $1',
        [email],
      )
      expect([found?.total, api.pool.accounts.get(email)]).toEqual([1, true])
      expect(api.pool.mails.length).toBe(mails + 1)
    }
  })

  test('one key at once or again: one answer, one account, one mail', async () => {
    const [email, key, mails] = [fresh(), randomUUID(), api.pool.mails.length]
    const same = () => create(email, {}, HARBOUR, key)
    const [first, second] = await Promise.all([same(), same()])
    const third = await same()
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201])
    expect([second.body, third.body]).toEqual([first.body, first.body])
    expect(api.pool.mails.length).toBe(mails + 1)
  })
})

describe('nothing is half made [API-36]', () => {
  test('a commit that fails leaves neither account nor mail; the same request works afterwards', async () => {
    const [email, key] = [fresh(), randomUUID()]
    const before = await everything()
    await whileCommitsFail(async () => {
      const reply = await create(email, {}, HARBOUR, key)
      expect([reply.status, reply.body.message]).toEqual([
        503,
        'The service cannot reach its data at the moment. Nothing was saved; try again shortly.',
      ])
    })
    expect(api.pool.calls).toEqual([`exists ${email}`, `create ${email}`, `remove ${email}`])
    expect(await everything()).toEqual(before)
    expect((await create(email, {}, HARBOUR, key)).status).toBe(201)
    expect([api.pool.accounts.get(email), api.pool.mails.at(-1)?.to]).toEqual([true, email])
  })

  test('a commit that fails switches the account back', async () => {
    const email = fresh()
    await create(email)
    await whileCommitsFail(async () => {
      expect((await setStatus(email, 0)).status).toBe(503)
    })
    expect([api.pool.accounts.get(email), (await row(email))?.active]).toEqual([true, true])
    await setStatus(email, 0)
    await whileCommitsFail(async () => {
      expect((await setStatus(email, 1)).status).toBe(503)
    })
    expect([api.pool.accounts.get(email), (await row(email))?.active]).toEqual([false, false])
  })

  test.each([
    ['identity', 'identity is away'],
    ['lost', 'the answer was lost'],
    ['mail', 'mail is away'],
  ] as const)('%s fails: nothing is left, the same request works afterwards', async (part, message) => {
    const [email, key] = [fresh(), randomUUID()]
    const before = await everything()
    api.pool.isAway = part
    const reply = await create(email, {}, HARBOUR, key)
    expect([reply.status, reply.body.message]).toEqual([503, message])
    api.pool.isAway = null
    expect(await everything()).toEqual(before)
    expect((await create(email, {}, HARBOUR, key)).status).toBe(201)
    expect([api.pool.accounts.get(email), api.pool.mails.at(-1)?.to]).toEqual([true, email])
  })

  test('an activation whose mail fails is undone; again, it works', async () => {
    const [email, key] = [fresh(), randomUUID()]
    await create(email, inactive)
    api.pool.isAway = 'mail'
    expect((await setStatus(email, 1, key)).status).toBe(503)
    api.pool.isAway = null
    expect(await row(email)).toMatchObject({ active: false, account: 'none' })
    expect(api.pool.accounts.has(email)).toBe(false)
    expect((await setStatus(email, 1)).status).toBe(200)
    expect([(await row(email))?.account, api.pool.mails.at(-1)?.to]).toEqual(['portal', email])
  })

  test('mail and database gone together: said, and cured by activating again', async () => {
    const email = fresh()
    api.pool.isAway = 'mail'
    await api.connection.sql.exec(`
      create function keep_row() returns trigger language plpgsql as $$
        begin raise exception 'no deleting' using errcode = '40001'; end $$;
      create trigger keep_row before delete on contacts for each row execute function keep_row();`)
    const reply = await create(email)
    await api.connection.sql.exec('drop trigger keep_row on contacts; drop function keep_row()')
    api.pool.isAway = null
    expect([reply.status, reply.body.message]).toEqual([
      503,
      'The profile is there, but no password could be mailed. Set the member to Inactive and then to Active.',
    ])
    expect((await setStatus(email, 0)).status).toBe(200)
    expect((await setStatus(email, 1)).status).toBe(200)
    expect([api.pool.accounts.get(email), api.pool.mails.at(-1)?.to]).toEqual([true, email])
  })
})
