import { describe, expect, test } from 'vitest'
import { HARBOUR, HARBOUR_NURSE } from '../../test/api'
import { specApi } from '../../test/spec-api'

const api = specApi()

const NURSE = 'contact-harbour-nurse'

interface Member {
  readonly first_name: string
  readonly cstm: { readonly portal_access_c: string; readonly cognito_portal_active_c: number }
}

const team = async (as = HARBOUR): Promise<Member[]> => (await api.ask('GET', 'portal/vet/members', { as })).body
const read = async (id: string, as: string): Promise<Member> =>
  (await api.ask('GET', `portal/vet/members/${id}`, { as })).body

describe('reading [API-33, API-34, DOM-26]', () => {
  test('the team includes inactive members, and Vet Staff may read it [OPEN-13]', async () => {
    const members = await team(HARBOUR_NURSE)
    expect(
      members.map(({ first_name, cstm }) => [first_name, cstm.portal_access_c, cstm.cognito_portal_active_c]),
    ).toEqual([
      ['Olivia', 'Level 3', 1],
      ['Nina', 'Level 1', 1],
      ['Jess', 'Level 1', 1],
      ['Tom', 'Level 1', 0],
    ])
    expect(await read(NURSE, HARBOUR_NURSE)).toMatchObject({
      id: NURSE,
      last_name: 'Caruso',
      primary_email_address: [{ email_address: 'nurse@harbour.test' }],
      version: 1,
    })
  })

  test('a contact without portal access is not a member', async () => {
    await api.ask('POST', 'portal/contact', { body: { first_name: 'Pat', last_name: 'Ring' } })
    expect((await team()).map((member) => member.first_name)).not.toContain('Pat')
  })
})
