import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS, addTime } from '@portal/domain'
import { BANKSIA, HARBOUR, HARBOUR_NURSE } from '../../test/api'
import type { Reply } from '../../test/api'
import { specApi } from '../../test/spec-api'

const api = specApi()
beforeAll(async () => {
  // Sign-ins of these tests are older than the sign-outs that they make.
  api.clock.now = addTime(new Date(), -1, 'hour')
})
beforeEach(() => {
  api.pool.isAway = null
})

const OWNER = 'contact-harbour-owner'
const NURSE = 'contact-harbour-nurse'
const TOM = 'contact-harbour-tom'

interface Member {
  readonly id: string
  readonly first_name: string
  readonly primary_email_address: readonly { readonly email_address: string }[]
  readonly cstm: { readonly portal_access_c: string; readonly cognito_portal_active_c: number }
  readonly version: number
}

const team = async (as = HARBOUR): Promise<Member[]> => (await api.ask('GET', 'portal/vet/members', { as })).body
const read = async (id: string, as = HARBOUR): Promise<Member> =>
  (await api.ask('GET', `portal/vet/members/${id}`, { as })).body

/** Resolves after account and e-mail were delivered. */
async function settled(asked: Promise<Reply>): Promise<Reply> {
  const reply = await asked
  await api.deliver()
  return reply
}
/** Sends the member back with changes, as the page does. */
async function change(id: string, changes: object, as = HARBOUR) {
  const {
    first_name,
    version,
    cstm,
    primary_email_address: [email],
  } = await read(id)
  const body = {
    id,
    first_name,
    last_name: 'Sent',
    email_address: email?.email_address ?? '',
    ...cstm,
    ...changes,
  }
  return settled(api.ask('PUT', `portal/vet/members/${id}`, { as, version, body }))
}

describe('changing [API-35, DOM-27, OPEN-13]', () => {
  test('a Vet Owner raises and lowers the level of others; returns the team', async () => {
    const { status, body } = await change(NURSE, { portal_access_c: 'Level 3' })
    expect(status).toBe(200)
    expect(body.find((member: Member) => member.id === NURSE)).toMatchObject({
      version: 2,
      cstm: { portal_access_c: 'Level 3' },
    })
    expect((await change(NURSE, { portal_access_c: 'Level 1' })).status).toBe(200)
  })

  test('ignores sent names and email [PRA-16]', async () => {
    const sent = { first_name: 'Other', email_address: 'other@harbour.test', portal_access_c: 'Level 1' }
    expect((await change(NURSE, sent)).status).toBe(200)
    expect(await read(NURSE)).toMatchObject({
      first_name: 'Nina',
      last_name: 'Caruso',
      primary_email_address: [{ email_address: 'nurse@harbour.test' }],
    })
  })

  test('everybody may send back the own profile unchanged [PRA-20]', async () => {
    expect((await change(NURSE, {}, HARBOUR_NURSE)).status).toBe(200)
    expect((await change(OWNER, {})).status).toBe(200)
  })

  test.each([
    ['Vet Staff raise their own level', NURSE, { portal_access_c: 'Level 3' }, HARBOUR_NURSE, 403],
    ['Vet Staff send a colleague back unchanged', OWNER, {}, HARBOUR_NURSE, 403],
    ['an owner changes their own level', OWNER, { portal_access_c: 'Level 1' }, HARBOUR, 403],
    ['the last owner deactivates themselves', OWNER, { cognito_portal_active_c: 0 }, HARBOUR, 409],
    ['an owner of another practice changes a member', NURSE, { portal_access_c: 'Level 3' }, BANKSIA, 404],
    ['a level that is not offered', NURSE, { portal_access_c: 'Level 2' }, HARBOUR, 422],
    ['another member in the body than in the address', NURSE, { id: TOM }, HARBOUR, 400],
  ])('%s: refused, nothing changes', async (_what, id, changes, as, status) => {
    const before = [await team(), [...api.pool.accounts]]
    expect((await change(id, changes, as)).status).toBe(status)
    expect([await team(), [...api.pool.accounts]]).toEqual(before)
  })

  test('refuses a change of an old version', async () => {
    const { version, cstm } = await read(NURSE)
    const body = {
      id: NURSE,
      first_name: 'N',
      last_name: 'C',
      email_address: '',
      ...cstm,
      portal_access_c: 'Level 3',
    }
    const stale = await api.ask('PUT', `portal/vet/members/${NURSE}`, { version: version - 1, body })
    expect(stale.status).toBe(412)
    expect((await api.ask('PUT', `portal/vet/members/${NURSE}`, { body })).status).toBe(428)
  })

  test('an unknown stored level stays and is not offered again [OPEN-14]', async () => {
    await api.connection.sql.query(`update contacts set portal_access = 'Level 2' where id = '${NURSE}'`)
    expect((await change(NURSE, {})).status).toBe(200)
    expect((await change(NURSE, { portal_access_c: 'Level 1' })).status).toBe(200)
    expect((await change(NURSE, { portal_access_c: 'Level 2' })).status).toBe(422)
  })
})

describe('status [PRA-23, OPEN-13]', () => {
  test('deactivating ends all sessions at once; reactivating allows new sign-ins', async () => {
    const signedIn = (ago: number) => ({ auth_time: Math.floor((Date.now() - ago) / 1000) })
    const [before, now] = await Promise.all([
      api.identity.token(HARBOUR_NURSE, signedIn(2 * HOUR_MS)),
      api.identity.token(HARBOUR_NURSE, signedIn(0)),
    ])
    const ask = async (token: string) => (await api.ask('GET', 'portal/vet', { token })).status
    expect(await ask(before)).toBe(200)
    expect((await change(NURSE, { cognito_portal_active_c: 0 })).status).toBe(200)
    expect(api.pool.accounts.get('nurse@harbour.test')).toBe(false)
    expect([await ask(before), await ask(now)]).toEqual([403, 403])
    expect((await change(NURSE, { cognito_portal_active_c: 1 })).status).toBe(200)
    expect(api.pool.accounts.get('nurse@harbour.test')).toBe(true)
    const after = await api.identity.token(HARBOUR_NURSE)
    expect([await ask(before), await ask(now), await ask(after)]).toEqual([401, 401, 200])
  })

  test('a member without an account gets one when activated', async () => {
    expect((await change(TOM, { cognito_portal_active_c: 1 })).status).toBe(200)
    expect(api.pool.accounts.get('tom@harbour.test')).toBe(true)
    expect(api.pool.mails.at(-1)?.to).toBe('tom@harbour.test')
  })

  test('a member who never signed in gets a new temporary password when reactivated', async () => {
    const first = api.pool.temporary.get('tom@harbour.test')
    await change(TOM, { cognito_portal_active_c: 0 })
    const mails = api.pool.mails.length
    expect((await change(TOM, { cognito_portal_active_c: 1 })).status).toBe(200)
    const second = api.pool.temporary.get('tom@harbour.test') ?? ''
    expect(second).not.toBe(first)
    expect(api.pool.mails).toHaveLength(mails + 1)
    expect(api.pool.mails.at(-1)?.text).toContain(`Temporary password: ${second}`)
  })
})
