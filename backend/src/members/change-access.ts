import { isAccessLevel, levelRefusal, makesOwner, statusRefusal, widensAccess } from '@portal/domain'
import type { AccessRefusal, TeamMemberSubmit } from '@portal/domain'
import { log } from '@portal/server'
import type { ContactRow } from '../db/schema/practice'
import { conflict, forbidden, invalid, notFound, outdated } from '../errors/failure'
import type { Failure } from '../errors/failure'
import { forgetSubject } from '../repositories/account-subject'
import { MemberRepository } from '../repositories/member'
import { SignInRepository } from '../repositories/sign-in'
import { needsRecentSignIn } from '../session/sign-in'
import { setAuditActor } from '../session/action-context'
import { tenantFrom } from '../session/tenant'
import { queueAccount, refuseIfTaken, countInvitation, toAccess } from './account'
import type { AccountWrite } from './account'
import { queueNewOwner } from '../emails/new-owner'

/** Changes access level and status. Sent names and email are ignored [OPEN-13]. */
export async function changeAccess(
  { tx, session, now, identity, portal }: AccountWrite,
  version: number,
  body: TeamMemberSubmit,
): Promise<ContactRow[]> {
  const repository = new MemberRepository(tx, tenantFrom(session))
  const team = await repository.lock()
  const member = team.find((each) => each.id === body.id)
  if (member === undefined) throw notFound('The team member')
  const wanted = { portalAccess: body.portal_access_c, active: body.cognito_portal_active_c === 1 }
  refuse(team, session.contact.id, member, wanted)
  if (member.version !== version) throw outdated()
  if (wanted.portalAccess === member.portalAccess && wanted.active === member.active) return team
  const after = { ...member, ...wanted }
  if (widensAccess(toAccess(member), toAccess(after))) needsRecentSignIn(session.signIn, now)
  if (wanted.active && !member.active) {
    await countInvitation({ tx, session, now })
    await refuseIfTaken(identity, member)
    // By reactivating a member, a Vet Owner confirms that the account is the member's.
    if (member.cognitoUsername) await forgetSubject(tx, member.cognitoUsername)
  }
  await setAuditActor({ tx, session })
  await repository.update(member.id, version, wanted)
  if (member.active && !wanted.active && member.cognitoUsername)
    await new SignInRepository(tx).endAllOf(member.cognitoUsername, now)
  // An account of the provider is left as it is: without an active contact it opens nothing here.
  if (wanted.active !== member.active && member.account !== 'provider') await queueAccount(tx, member, now)
  if (makesOwner(toAccess(member), toAccess(after))) await queueNewOwner({ tx, portal, now }, team, after)
  tellChange(member, wanted)
  return repository.list()
}

function tellChange(
  { id, portalAccess, active }: ContactRow,
  wanted: Pick<ContactRow, 'portalAccess' | 'active'>,
): void {
  const member = { member: id }
  if (wanted.portalAccess !== portalAccess) {
    log.security('level changed', { ...member, was: portalAccess, is: wanted.portalAccess })
  }
  if (wanted.active !== active) log.security(wanted.active ? 'member let in' : 'tokens ended', member)
}

/** Applies the rules to the present team, not to that of the session's start. */
function refuse(
  team: readonly ContactRow[],
  actorId: string,
  member: ContactRow,
  wanted: Pick<ContactRow, 'portalAccess' | 'active'>,
): void {
  const actor = team.find((each) => each.id === actorId)
  const access = toAccess(member)
  const level = levelRefusal(actor && toAccess(actor), access)
  if (actorId !== member.id && level === 'ownersOnly') throw refusal('ownersOnly')
  if (wanted.portalAccess !== member.portalAccess) {
    if (level !== undefined) throw refusal(level)
    if (!isAccessLevel(wanted.portalAccess)) throw invalid({ portal_access_c: 'notOffered' })
  }
  if (wanted.active !== member.active) {
    const status = statusRefusal(actor && toAccess(actor), access, team.map(toAccess))
    if (status !== undefined) throw refusal(status)
  }
}

const REFUSALS: Readonly<Record<AccessRefusal, () => Failure>> = {
  ownersOnly: () => forbidden('Only a Vet Owner of the practice may change this.'),
  ownLevel: () => forbidden("You can't change your own access level."),
  lastOwner: () => conflict('The practice needs at least one active Vet Owner.'),
}

const refusal = (code: AccessRefusal) => REFUSALS[code]()
