import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addTime } from '@portal/domain'
import { HARBOUR, HARBOUR_NURSE } from '../../test/api'
import { specApi } from '../../test/spec-api'

const api = specApi()
beforeAll(async () => {
  // Sign-ins of these tests are newer than the sign-outs, so that tokens work again after a reactivation.
  api.clock.now = addTime(new Date(), -1, 'hour')
})

const OWNER = 'contact-harbour-owner'
const NURSE = 'contact-harbour-nurse'
const level = (portal_access_c: string) => ({ portal_access_c })
const status = (cognito_portal_active_c: 0 | 1) => ({ cognito_portal_active_c })

/** Makes both active Vet Owners again. */
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

/** Sends the member with changes, in the version of the database. */
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

describe('two Vet Owners change each other concurrently [OPEN-13, PRA-21]', () => {
  test.each([
    ['demote each other', level('Level 1'), level('Level 1')],
    ['one demotes, one deactivates', level('Level 1'), status(0)],
  ])('%s: one stays', async (_what, first, second) => {
    for (let round = 0; round < 3; round++) {
      const replies = await Promise.all([change(NURSE, first, HARBOUR), change(OWNER, second, HARBOUR_NURSE)])
      expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 403])
      expect(await activeOwners()).toBe(1)
      await revive()
    }
  })

  test('a concurrently demoted owner adds nobody', async () => {
    const email = 'race@harbour.test'
    const [demoted, added] = await Promise.all([
      change(NURSE, level('Level 1'), HARBOUR),
      api.ask('POST', 'portal/vet/members', {
        as: HARBOUR_NURSE,
        body: newMember({ email_address: email, ...level('Level 1') }),
      }),
    ])
    expect(demoted.status).toBe(200)
    // Whichever change came first, the response agrees with the database.
    const made = (await contacts()).some((contact) => contact.email === email)
    expect([added.status, made]).toEqual(made ? [201, true] : [403, false])
  })

  test('both leave concurrently: the last one may not [PRA-23]', async () => {
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
