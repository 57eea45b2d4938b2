import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BANKSIA, HARBOUR } from '../../test/api'
import { fresh, membersOf } from '../../test/member'
import { specApi } from '../../test/spec-api'

const api = specApi()
const members = membersOf(api)
beforeEach(() => {
  api.pool.isAway = null
  api.pool.calls.length = 0
})
afterEach(() => api.deliver())

/** Everything that creating a member writes. */
const everything = async () => [
  await api.connection.sql.query('select * from contacts order by practice_id, id'),
  await api.count('idempotency_keys'),
  await api.count('outbox'),
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

describe("another owner's account cannot be changed [OPEN-13, OPEN-79]", () => {
  test.each([1, 0])('an address with an account is taken, with or without a contact; status %i', async (status) => {
    api.pool.accounts.set('stranger@elsewhere.test', true)
    const before = await everything()
    const reply = await members.create('Stranger@Elsewhere.test', { cognito_portal_active_c: status })
    expect([reply.status, reply.body.errors.detail]).toEqual([422, { email_address: 'taken' }])
    expect(await everything()).toEqual(before)
  })

  test('an account created after the inactive member is neither enabled nor disabled', async () => {
    const email = fresh()
    expect((await members.create(email, { cognito_portal_active_c: 0 })).status).toBe(201)
    api.pool.accounts.set(email, true)
    const before = await everything()
    api.pool.calls.length = 0
    const reply = await members.setStatus(email, 1)
    expect([reply.status, reply.body.errors.detail]).toEqual([422, { email_address: 'taken' }])
    expect(await everything()).toEqual(before)
    expect(api.pool.calls).toEqual([`exists ${email}`])
  })

  test("the provider's account of a member stays, and the member is out", async () => {
    const email = fresh()
    await members.createWhole(email)
    await api.connection.sql.query(`update contacts set account = 'provider' where email = $1`, [email])
    api.pool.calls.length = 0
    expect((await members.setStatus(email, 0)).status).toBe(200)
    expect((await api.ask('GET', 'portal/vet', { as: email })).status).toBe(403)
    expect((await members.setStatus(email, 1)).status).toBe(200)
    await api.deliver()
    expect([api.pool.calls, (await members.row(email))?.active]).toEqual([[], true])
  })

  test('an account that appears before the creation is not ours', async () => {
    const email = fresh()
    expect((await members.create(email)).status).toBe(201)
    api.pool.accounts.set(email, true)
    api.pool.calls.length = 0
    await api.deliver()
    expect([api.pool.calls, members.emailsTo(email)]).toEqual([[`exists ${email}`], []])
    expect((await members.row(email))?.account).toBe('provider')
    await members.setStatus(email, 0)
    await api.deliver()
    expect(api.pool.accounts.get(email)).toBe(true)
  })
})

describe('one address, one account', () => {
  test.each([
    ['in capitals', 'NURSE@HARBOUR.TEST'],
    ['between blanks', ' nurse@harbour.test\u00a0'],
  ])('%s it is the same address', async (_what, email) => {
    const before = await everything()
    const reply = await members.create(email)
    expect([reply.status, reply.body.errors.detail]).toEqual([422, { email_address: 'taken' }])
    expect(await everything()).toEqual(before)
  })

  test.each([
    ['fullwidth letters', '\uff4eurse@harbour.test'],
    ['a Cyrillic letter', 'nurs\u0435@harbour.test'],
  ])('refuses an address that imitates another by %s', async (_what, email) => {
    const before = await everything()
    const reply = await members.create(email)
    expect([reply.status, reply.body.errors.detail]).toEqual([422, { email_address: 'invalid' }])
    expect(await everything()).toEqual(before)
  })

  test('of two concurrent creations, also in two practices, one succeeds', async () => {
    for (const other of [HARBOUR, BANKSIA]) {
      const email = fresh()
      const mails = api.pool.mails.length
      const replies = await Promise.all([members.create(email), members.create(email.toUpperCase(), {}, other)])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422])
      const refused = replies.find(({ status }) => status === 422)
      expect(refused?.body.errors.detail).toEqual({ email_address: 'taken' })
      await api.deliver()
      const [found] = await api.connection.sql.query(
        'select count(*)::int as total from contacts where lower(email) = $1',
        [email],
      )
      expect([found?.total, api.pool.accounts.get(email)]).toEqual([1, true])
      expect(api.pool.mails.length).toBe(mails + 1)
    }
  })

  test('one key gives one response, one account and one mail', async () => {
    const [email, key, mails] = [fresh(), randomUUID(), api.pool.mails.length]
    const same = () => members.create(email, {}, HARBOUR, key)
    const [first, second] = await Promise.all([same(), same()])
    const third = await same()
    expect({ firstStatus: first.status, secondStatus: second.status, thirdStatus: third.status }).toEqual({
      firstStatus: 201,
      secondStatus: 201,
      thirdStatus: 201,
    })
    expect([second.body, third.body]).toEqual([first.body, first.body])
    await api.deliver()
    expect(api.pool.mails.length).toBe(mails + 1)
  })
})

describe('a creation is all or nothing [API-36, OPEN-90]', () => {
  test('a failed commit leaves no account or e-mail; a retry works', async () => {
    const [email, key] = [fresh(), randomUUID()]
    const before = await everything()
    await whileCommitsFail(async () => {
      const reply = await members.create(email, {}, HARBOUR, key)
      expect([reply.status, reply.body.message]).toEqual([
        503,
        'The service cannot reach its data at the moment. Nothing was saved; try again shortly.',
      ])
    })
    await api.deliver()
    expect(api.pool.calls).toEqual([`exists ${email}`])
    expect(await everything()).toEqual(before)
    expect((await members.create(email, {}, HARBOUR, key)).status).toBe(201)
    await api.deliver()
    expect([api.pool.accounts.get(email), api.pool.mails.at(-1)?.to]).toEqual([true, email])
  })
})
