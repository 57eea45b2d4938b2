import type { Contract } from '@portal/api-client/contract'
import type { ContactRow } from '../db/schema/practice'
import type { Deps } from '../deps'
import { malformed } from '../errors/failure'
import { addMember } from '../members/add-member'
import { changeAccess } from '../members/change-access'
import { MemberRepository } from '../repositories/member'
import type { StaffSession } from '../session/session'
import { tenantFrom } from '../session/tenant'
import { VersionedResponse } from './handler'
import type { Answer, Handlers } from './handler'

type MemberContract = Pick<Contract, 'listMembers' | 'getMember' | 'createMember' | 'updateMember'>

export function memberHandlers({ db, auth, identity, outbox, portal }: Deps): Handlers<MemberContract> {
  const of = (session: StaffSession) => new MemberRepository(db, tenantFrom(session))
  return {
    listMembers: async ({ session }) => (await of(session).list()).map(toMember),
    getMember: async ({ session, params }) => versioned(await of(session).find(params.id)),

    createMember: ({ body, once }) =>
      once(async (act) => versioned(await addMember({ ...act, identity, portal }, body))).finally(outbox.wake),

    updateMember: async ({ params, body, version, once }) => {
      if (body.id !== params.id) throw malformed('The member of the address and of the body differ.')
      return once(async (act) =>
        (await changeAccess({ ...act, identity, portal }, version, body)).map(toMember),
      ).finally(() => {
        // Also after a failure: a commit whose response was lost counts too.
        auth.forget()
        outbox.wake()
      })
    },
  }
}

const versioned = (row: ContactRow) => new VersionedResponse(toMember(row), row.version)

function toMember(row: ContactRow): Answer<Contract['getMember']> {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    primary_email_address: row.email === '' ? [] : [{ email_address: row.email }],
    cstm: { portal_access_c: row.portalAccess, cognito_portal_active_c: row.active ? 1 : 0 },
    version: row.version,
  }
}
