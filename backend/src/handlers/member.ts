import { canManagePractice, isAccessLevel, isEmail, memberErrors } from '@portal/domain'
import type { MemberField, NewTeamMember } from '@portal/domain'
import type { Contract } from '@portal/api-client/contract'
import type { ContactRow, StaffSession } from '../auth/session'
import { tenantFrom } from '../auth/tenant'
import type { Db } from '../db/connect'
import type { Deps } from '../deps'
import { forbidden, invalid, malformed, notFound } from '../http/errors'
import type { Answer, Handlers } from '../http/handler'
import { changeAccess } from '../member/change-access'
import { invite } from '../member/invite'
import { MemberRepository } from '../repositories/member'

type MemberContract = Pick<Contract, 'listMembers' | 'getMember' | 'createMember' | 'updateMember'>

export function memberHandlers({ db, auth, identity, mail }: Deps): Handlers<MemberContract> {
  const of = (session: StaffSession, on: Db = db) => new MemberRepository(on, tenantFrom(session))
  return {
    listMembers: async ({ session }) => (await of(session).list()).map(toMember),
    getMember: async ({ session, params }) => toMember(await of(session).find(params.id)),

    createMember: ({ session, body, once }) =>
      once(async tx => {
        const actor = (await of(session, tx).list()).find(each => each.id === session.contact.id)
        if (!canManagePractice(actor?.portalAccess))
          throw forbidden('Only a Vet Owner of the practice may add members.')
        if (body.vet_account_id !== session.practiceId) throw notFound('The practice')
        checkNewMember(body)
        const member = await of(session, tx).add({
          firstName: body.first_name,
          lastName: body.last_name,
          email: body.email_address,
          portalAccess: body.portal_access_c,
          active: body.cognito_portal_active_c === 1,
        })
        if (member === null) throw invalid({ email_address: 'taken' })
        if (member.active) await invite({ tx, identity, mail }, member, session.practice)
        return toMember(member)
      }),

    updateMember: async ({ session, params, body, version, once }) => {
      if (body.id !== params.id) throw malformed('The member of the address and of the body differ.')
      const answer = await once(async tx =>
        (await changeAccess({ tx, session, identity, mail }, version, body)).map(toMember),
      )
      auth.forget()
      return answer
    },
  }
}

const WIRE_FIELDS: Readonly<Record<MemberField, keyof NewTeamMember>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email_address',
  accessLevel: 'portal_access_c',
}

/** Names and access level are there, the email looks like one, the level is on offer [OPEN-79, OPEN-14]. */
function checkNewMember(body: NewTeamMember): void {
  const errors = memberErrors({
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email_address,
    accessLevel: body.portal_access_c,
  })
  const detail = Object.fromEntries(
    Object.entries(WIRE_FIELDS).flatMap(([field, wire]) => (field in errors ? [[wire, 'invalid']] : [])),
  )
  if (!isAccessLevel(body.portal_access_c)) detail.portal_access_c ??= 'notOffered'
  if (!isEmail(body.email_address)) detail.email_address ??= 'invalid'
  if (Object.keys(detail).length > 0) throw invalid(detail)
}

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
