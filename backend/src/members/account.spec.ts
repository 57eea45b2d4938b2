import { beforeEach, describe, expect, test } from 'vitest'
import { fresh, membersOf } from '../../test/member'
import { specApi } from '../../test/spec-api'

const api = specApi()
const members = membersOf(api)
beforeEach(() => {
  api.pool.isAway = null
  api.pool.calls.length = 0
})

const passwordOf = (email?: { readonly text: string }) => /Temporary password: (\S+)/.exec(email?.text ?? '')?.[1]

describe('account and e-mail follow the member [API-36, OPEN-90]', () => {
  test('sends the e-mail with a working password once the mail server is back', async () => {
    const email = fresh()
    api.pool.isAway = 'mail'
    expect((await members.createWhole(email)).status).toBe(201)
    await members.later()
    expect([api.pool.accounts.get(email), members.emailsTo(email)]).toEqual([true, []])
    api.pool.isAway = null
    await members.later()
    expect(members.emailsTo(email).map(passwordOf)).toEqual([api.pool.temporary.get(email)])
    await members.later()
    expect(members.emailsTo(email)).toHaveLength(1)
  })

  test('finds an account whose creation got no response, and sends its e-mail', async () => {
    const email = fresh()
    api.pool.isAway = 'lost'
    await members.createWhole(email)
    expect([api.pool.accounts.get(email), members.emailsTo(email)]).toEqual([true, []])
    api.pool.isAway = null
    await members.later()
    expect(members.emailsTo(email).map(passwordOf)).toEqual([api.pool.temporary.get(email)])
    expect((await members.row(email))?.account).toBe('portal')
  })

  test('keeps a password that the user has set meanwhile', async () => {
    const email = fresh()
    api.pool.isAway = 'mail'
    await members.createWhole(email)
    api.pool.temporary.delete(email)
    api.pool.isAway = null
    api.pool.calls.length = 0
    await members.later()
    expect([api.pool.calls, members.emailsTo(email)]).toEqual([[`enable ${email}`], []])
  })

  test('two changes end in the state of the later one', async () => {
    const email = fresh()
    await members.createWhole(email)
    api.pool.isAway = 'identity'
    for (const status of [0, 1, 0] as const) expect((await members.setStatus(email, status)).status).toBe(200)
    await api.deliver()
    api.pool.isAway = null
    await members.later()
    expect([api.pool.accounts.get(email), (await members.row(email))?.active]).toEqual([false, false])
  })

  test('a member deactivated before the account was created gets none', async () => {
    const email = fresh()
    await members.create(email)
    expect((await members.setStatus(email, 0)).status).toBe(200)
    await api.deliver()
    expect([api.pool.accounts.has(email), members.emailsTo(email), (await members.row(email))?.account]).toEqual([
      false,
      [],
      'none',
    ])
    expect((await members.setStatus(email, 1)).status).toBe(200)
    await api.deliver()
    expect([api.pool.accounts.get(email), members.emailsTo(email).length]).toEqual([true, 1])
  })

  test('stores no password in the database', async () => {
    const email = fresh()
    await members.createWhole(email)
    const password = passwordOf(members.emailsTo(email)[0]) ?? ''
    const [found] = await api.connection.sql.query('select json_agg(o)::text as rows from outbox o')
    expect([password.length > 7, String(found?.rows).includes(password)]).toEqual([true, false])
  })
})
