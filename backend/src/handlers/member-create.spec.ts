import { beforeEach, describe, expect, test } from 'vitest'
import { HARBOUR, HARBOUR_NURSE } from '../../test/api'
import type { Reply } from '../../test/api'
import { specApi } from '../../test/spec-api'

const api = specApi()
beforeEach(() => {
  api.pool.isAway = null
})

const team = async (): Promise<object[]> => (await api.ask('GET', 'portal/vet/members')).body

const newMember = (changes: object = {}) => ({
  vet_account_id: 'practice-harbour',
  first_name: 'Ines',
  last_name: 'Moor',
  email_address: 'ines@harbour.test',
  cognito_portal_active_c: 1,
  portal_access_c: 'Level 1',
  ...changes,
})
/** Resolves after account and e-mail were delivered. */
async function settled(asked: Promise<Reply>): Promise<Reply> {
  const reply = await asked
  await api.deliver()
  return reply
}
const create = (changes: object = {}, as = HARBOUR) =>
  settled(api.ask('POST', 'portal/vet/members', { as, body: newMember(changes) }))

describe('creating [API-36]', () => {
  test('creates the account and mails its temporary password', async () => {
    const { status, body } = await create({
      first_name: '  Ines <b>أنس 🐾 ',
      email_address: 'Ines@Harbour.test',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      first_name: 'Ines <b>أنس 🐾',
      cstm: { portal_access_c: 'Level 1', cognito_portal_active_c: 1 },
      primary_email_address: [{ email_address: 'Ines@Harbour.test' }],
    })
    expect(api.pool.accounts.get('ines@harbour.test')).toBe(true)
    const mail = api.pool.mails.at(-1)
    expect(mail?.to).toBe('Ines@Harbour.test')
    expect(mail?.text).toContain('Sign in with both: https://portal.test/login?email=Ines%40Harbour.test\n')
    const password = /Temporary password: (\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(password).toMatch(/^(?=.*[a-z])(?=.*\d)(?=.*[^a-z\d]).{8,}$/)
    expect(JSON.stringify(body)).not.toContain(password)
    expect((await api.ask('GET', 'portal/vet', { as: 'ines@harbour.test' })).body.id).toBe('practice-harbour')
  })

  test.each([
    ['a last name of blanks', { last_name: ' \u2003 ' }, { last_name: 'required' }],
    ['a level that is not offered', { portal_access_c: 'Level 2' }, { portal_access_c: 'notOffered' }],
  ])('%s: 422 names field and error, and creates nothing [PRA-15, OPEN-14]', async (_what, changes, detail) => {
    const before = [await team(), [...api.pool.accounts]]
    const { status, body } = await create({ email_address: 'fresh@harbour.test', ...changes })
    expect([status, body.errors.detail]).toEqual([422, detail])
    expect([await team(), [...api.pool.accounts]]).toEqual(before)
  })

  test('refuses Vet Staff and another practice, and creates nothing [OPEN-13]', async () => {
    const before = [await team(), [...api.pool.accounts]]
    expect((await create({ email_address: 'fresh@harbour.test' }, HARBOUR_NURSE)).status).toBe(403)
    const other = await create({ email_address: 'fresh@harbour.test', vet_account_id: 'practice-banksia' })
    expect(other.status).toBe(404)
    expect([await team(), [...api.pool.accounts]]).toEqual(before)
  })
})
