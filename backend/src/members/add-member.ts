import { canManagePractice, isAccessLevel, isEmail, makesOwner, memberErrors } from '@portal/domain'
import type { MemberField, NewTeamMember } from '@portal/domain'
import { log } from '@portal/server'
import type { ContactRow } from '../db/schema/practice'
import { forbidden, invalid, notFound } from '../errors/failure'
import { MemberRepository } from '../repositories/member'
import { needsRecentSignIn } from '../session/sign-in'
import { setAuditActor } from '../session/action-context'
import { tenantFrom } from '../session/tenant'
import {
  queueAccount,
  refuseIfTaken,
  addressTaken,
  isPlainAddress,
  usernameOf,
  countInvitation,
  toAccess,
} from './account'
import type { AccountWrite } from './account'
import { queueNewOwner } from '../emails/new-owner'

/** Adds a member to the team, with an account unless the member is inactive [API-36, OPEN-13]. */
export async function addMember(
  { tx, session, now, identity, portal }: AccountWrite,
  body: NewTeamMember,
): Promise<ContactRow> {
  const repository = new MemberRepository(tx, tenantFrom(session))
  const team = await repository.lock()
  const actor = team.find((each) => each.id === session.contact.id)
  if (actor?.active !== true || !canManagePractice(actor.portalAccess))
    throw forbidden('Only a Vet Owner of the practice may add members.')
  if (body.vet_account_id !== session.practiceId) throw notFound('The practice')
  checkNewMember(body)
  needsRecentSignIn(session.signIn, now)
  await countInvitation({ tx, session, now })
  const email = body.email_address
  const active = body.cognito_portal_active_c === 1
  await setAuditActor({ tx, session })
  // Insert the row first: a concurrent call waits for it and finds the address taken.
  const member = await repository.add({
    firstName: body.first_name,
    lastName: body.last_name,
    email,
    cognitoUsername: usernameOf(email),
    portalAccess: body.portal_access_c,
    active,
  })
  if (member === null) throw addressTaken()
  await refuseIfTaken(identity, member)
  if (active) await queueAccount(tx, member, now)
  if (makesOwner(null, toAccess(member))) await queueNewOwner({ tx, portal, now }, team, member)
  log.security('member added', { member: member.id, is: member.portalAccess })
  return member
}

const WIRE_FIELDS: readonly (readonly [MemberField, keyof NewTeamMember])[] = [
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
  ['email', 'email_address'],
  ['accessLevel', 'portal_access_c'],
]

/** Checks names, access level and email of a new member [OPEN-79, OPEN-14]. */
function checkNewMember(body: NewTeamMember): void {
  const errors = memberErrors({
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email_address,
    accessLevel: body.portal_access_c,
  })
  const detail = Object.fromEntries(
    WIRE_FIELDS.flatMap(([field, wire]) => {
      const code: string | undefined = errors[field]
      return code === undefined ? [] : [[wire, code]]
    }),
  )
  if (!isAccessLevel(body.portal_access_c)) detail.portal_access_c ??= 'notOffered'
  if (!isEmail(body.email_address) || !isPlainAddress(body.email_address)) detail.email_address ??= 'invalid'
  if (Object.keys(detail).length > 0) throw invalid(detail)
}
