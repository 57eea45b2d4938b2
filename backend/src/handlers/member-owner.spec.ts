import { addTime } from '@portal/domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { HARBOUR } from '../../test/api'
import { fresh, membersOf } from '../../test/member'
import { specApi } from '../../test/spec-api'

const api = specApi()
const members = membersOf(api)
beforeEach(async () => {
  api.clock.now = new Date()
  api.pool.mails.length = 0
  await api.connection.sql.query("delete from rate_limits where scope = 'invitation'")
})

const OLD = [409, { sign_in: 'old' }]
/** A copied token of a sign-in older than five minutes. */
const copied = (username = HARBOUR) =>
  api.identity.token(username, { auth_time: Math.floor(Date.now() / 1000) - 6 * 60 })
const change = async (email: string, changes: object, token?: string) => {
  const member = await members.row(email)
  const body = {
    id: member?.id,
    first_name: 'Ines',
    last_name: 'Moor',
    email_address: email,
    portal_access_c: member?.portal_access,
    cognito_portal_active_c: member?.active === true ? 1 : 0,
    ...changes,
  }
  return api.ask('PUT', `portal/vet/members/${String(member?.id)}`, {
    ...(token && { token }),
    version: Number(member?.version),
    body,
  })
}
const OWNER = { portal_access_c: 'Level 3' }
const INACTIVE = { cognito_portal_active_c: 0 }
const ACTIVE = { cognito_portal_active_c: 1 }

describe('giving access requires a recent sign-in [OPEN-327]', () => {
  test('adding a member: writes and mails nothing otherwise', async () => {
    const email = fresh()
    const body = {
      vet_account_id: 'practice-harbour',
      first_name: 'Mal',
      last_name: 'Lory',
      email_address: email,
      ...ACTIVE,
      ...OWNER,
    }
    const { status, body: told } = await api.ask('POST', 'portal/vet/members', { token: await copied(), body })
    await api.deliver()
    expect([status, told.errors.detail]).toEqual(OLD)
    expect([await members.row(email), api.pool.mails]).toEqual([undefined, []])
    expect((await api.ask('POST', 'portal/vet/members', { body })).status).toBe(201)
  })

  test('raising a level and reactivating; reducing access does not require it', async () => {
    const email = fresh()
    await members.createWhole(email)
    const token = await copied()
    const raised = await change(email, OWNER, token)
    expect([raised.status, raised.body.errors.detail, (await members.row(email))?.portal_access]).toEqual([
      ...OLD,
      'Level 1',
    ])
    expect((await change(email, INACTIVE, token)).status).toBe(200)
    const letIn = await change(email, ACTIVE, token)
    expect([letIn.status, letIn.body.errors.detail, (await members.row(email))?.active]).toEqual([...OLD, false])
    expect((await change(email, ACTIVE)).status).toBe(200)
  })

  test("resetting another member's second factor", async () => {
    const email = fresh()
    await members.createWhole(email)
    const id = String((await members.row(email))?.id)
    api.pool.calls.length = 0
    const path = `portal/vet/members/${id}/second_factor/reset`
    const { status, body } = await api.ask('POST', path, { token: await copied() })
    expect([status, body.errors.detail, api.pool.calls]).toEqual([...OLD, []])
    expect((await api.ask('POST', path)).status).toBe(204)
  })
})

describe('mails every other Vet Owner about a new one [OPEN-327]', () => {
  const told = async (email: string) => {
    await api.deliver()
    const found = api.pool.mails.filter(({ subject }) => subject.startsWith('Ines Moor is now a Vet Owner'))
    api.pool.mails.length = 0
    expect(found.every(({ text }) => text.includes(email))).toBe(true)
    return found.map(({ to }) => to)
  }

  test('added, raised or reactivated; not about Vet Staff, and nobody twice', async () => {
    await api.connection.sql.query(`update contacts set active = false where email like 'm.%'`)
    const [added, raised] = [fresh(), fresh()]
    await members.create(added, OWNER)
    expect(await told(added)).toEqual([HARBOUR])
    await members.create(raised)
    expect(await told(raised)).toEqual([])
    await change(raised, OWNER)
    expect(await told(raised)).toEqual([HARBOUR, added])
    await change(raised, INACTIVE)
    expect(await told(raised)).toEqual([])
    await change(raised, ACTIVE)
    expect(await told(raised)).toEqual([HARBOUR, added])
  })
})

describe('invitations [OPEN-328]', () => {
  test('twenty a day per practice, then 429 with a message until the next day', async () => {
    const asked = await Promise.all(Array.from({ length: 40 }, () => members.create(fresh())))
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(20)
    const refused = asked.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(20)
    expect(refused[0]?.body.message).toBe(
      'Your practice has added or activated 20 people in a day, which is the limit. Nothing was saved. Try again tomorrow, or call Client Care on 08 9200 0000 (Monday to Friday, 08:00 to 17:00, Perth time).',
    )
    await api.deliver()
    expect(api.pool.mails.filter(({ subject }) => subject.startsWith('Your account'))).toHaveLength(20)
    expect((await members.create(fresh(), { vet_account_id: 'practice-banksia' }, 'owner@banksia.test')).status).toBe(
      201,
    )
    api.clock.now = addTime(api.clock.now, 25, 'hour')
    expect((await members.create(fresh())).status).toBe(201)
  })

  test('reactivating counts too, because it may send an invitation', async () => {
    const email = fresh()
    await members.create(email)
    await api.connection.sql.query("update rate_limits set count = 20 where scope = 'invitation'")
    expect((await change(email, INACTIVE)).status).toBe(200)
    expect((await change(email, ACTIVE)).status).toBe(429)
    expect((await members.row(email))?.active).toBe(false)
  })

  test.each(['http://evil.test', 'evil.com', 'me@evil', 'Ines\nhurry', 'a/b'])(
    'a name that a mail would make a link of is refused by its field: %j',
    async (first_name) => {
      const { status, body } = await members.create(fresh(), { first_name })
      expect([status, Object.keys(body.errors.detail)]).toEqual([422, ['first_name']])
    },
  )

  test('mails contain no link from a name that came from elsewhere', async () => {
    const email = fresh()
    await members.create(email)
    await api.connection.sql.query("update contacts set first_name = 'http://evil.com' where email = $1", [email])
    await api.deliver()
    expect(api.pool.mails.at(-1)?.text).toMatch(/^Dear http evil\. com,\n/)
  })
})
