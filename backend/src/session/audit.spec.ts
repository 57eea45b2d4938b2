import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HARBOUR } from '../../test/api'
import { fresh, membersOf } from '../../test/member'
import { specApi } from '../../test/spec-api'

const api = specApi()
let owner = ''
let last = 0
beforeAll(async () => {
  const [row] = await api.connection.sql.query('select id from contacts where cognito_username = $1', [HARBOUR])
  owner = `contact ${String(row?.id)}`
})
beforeEach(async () => {
  const [row] = await api.connection.sql.query('select coalesce(max(seq), 0)::int as seq from audit')
  last = Number(row?.seq)
})

const added = () => api.connection.sql.query('select * from audit where seq > $1 order by seq', [last])
const changes = async () =>
  (await added()).map(({ subject, action, field, from_value: from, to_value: to, made_by: by }) => [
    subject,
    action,
    field,
    from,
    to,
    by,
  ])

describe('every change of a practice and its people is recorded [OPEN-167]', () => {
  test('a setting: who, when, from what to what, in which call', async () => {
    const { body } = await api.ask('GET', 'portal/vet')
    const was = body.cstm.pricing_information_c
    const wanted = was === 'RRP' ? 'No price' : 'RRP'
    const reply = await api.ask('POST', 'portal/vet', {
      version: body.version,
      body: { pricing_information_c: wanted },
      headers: { 'x-request-id': 'practice-change-1' },
    })
    expect(reply.status).toBe(200)
    expect(await changes()).toEqual([['practice', 'update', 'pricing', was, wanted, owner]])
    expect(await added()).toMatchObject([
      {
        practice_id: 'practice-harbour',
        subject_id: 'practice-harbour',
        request: 'practice-change-1',
        at: expect.anything(),
      },
    ])
  })

  test('a member: added, deactivated, reactivated', async () => {
    const members = membersOf(api)
    const email = fresh()
    await members.create(email)
    await members.setStatus(email, 0)
    const rows = await changes()
    expect(rows).toContainEqual(['member', 'insert', 'email', null, email, owner])
    expect(rows).toContainEqual(['member', 'insert', 'portal_access', null, 'Level 1', owner])
    expect(rows).toContainEqual(['member', 'update', 'active', 'true', 'false', owner])
    expect(rows.filter(([, , field]) => field === 'version')).toEqual([])
  })

  test("changes made directly in the database, by the database's user", async () => {
    await api.connection.sql.query(
      `update contacts set portal_access = 'Level 2' where cognito_username = 'nurse@harbour.test'`,
    )
    expect(await changes()).toEqual([
      ['member', 'update', 'portal_access', 'Level 1', 'Level 2', expect.stringMatching(/^database \w+$/)],
    ])
  })
})

test.each(['update audit set made_by = null', 'delete from audit', 'truncate audit'])(
  'a row cannot be changed or deleted: %s [OPEN-167]',
  async (statement) => {
    await expect(api.connection.sql.query(statement)).rejects.toThrow('The audit is only added to.')
  },
)
