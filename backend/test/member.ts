import { randomUUID } from 'node:crypto'
import { addTime } from '@portal/domain'
import { BANKSIA, HARBOUR } from './api'
import type { Reply, TestApi } from './api'

const PRACTICES: Readonly<Record<string, string>> = {
  [HARBOUR]: 'practice-harbour',
  [BANKSIA]: 'practice-banksia',
}

/** A new address. */
export const fresh = () => `m.${randomUUID().slice(0, 8)}@harbour.test`

/** Calls of specs for members. */
export function membersOf(api: TestApi) {
  /** A token of a recent sign-in, which giving access requires [OPEN-327]. */
  const recent = (username: string) =>
    api.identity.token(username, { auth_time: Math.floor(api.clock.now.getTime() / 1000) })
  const create = async (email: string, changes: object = {}, as = HARBOUR, key?: string) => {
    const body = {
      vet_account_id: PRACTICES[as],
      first_name: 'Ines',
      last_name: 'Moor',
      email_address: email,
      cognito_portal_active_c: 1,
      portal_access_c: 'Level 1',
      ...changes,
    }
    return api.ask('POST', 'portal/vet/members', { token: await recent(as), body, ...(key && { key }) })
  }
  const row = async (email: string) =>
    (await api.connection.sql.query('select * from contacts where lower(email) = lower($1)', [email]))[0]
  return {
    create,
    row,
    /** As `create`, then delivers account and e-mail. */
    createWhole: async (email: string, changes: object = {}): Promise<Reply> => {
      const reply = await create(email, changes)
      await api.deliver()
      return reply
    },
    setStatus: async (email: string, active: 0 | 1): Promise<Reply> => {
      const member = await row(email)
      return api.ask('PUT', `portal/vet/members/${String(member?.id)}`, {
        token: await recent(HARBOUR),
        version: Number(member?.version),
        body: {
          id: member?.id,
          first_name: 'Ines',
          last_name: 'Moor',
          email_address: email,
          portal_access_c: member?.portal_access,
          cognito_portal_active_c: active,
        },
      })
    },
    /** Delivers everything that failed again. */
    later: async () => {
      api.clock.now = addTime(api.clock.now, 5, 'minute')
      await api.deliver()
    },
    emailsTo: (email: string) => api.pool.mails.filter(({ to }) => to === email),
  }
}
