import { isAccessLevel, levelRefusal, statusRefusal } from '@portal/domain'
import type { AccessRefusal, MemberAccess, TeamMemberSubmit } from '@portal/domain'
import type { ContactRow, StaffSession } from '../auth/session'
import { tenantFrom } from '../auth/tenant'
import { conflict, forbidden, invalid, notFound, outdated } from '../http/errors'
import type { HttpError } from '../http/errors'
import { MemberRepository } from '../repositories/member'
import { invite } from './invite'
import type { Invitation } from './invite'

export interface Change extends Invitation {
  readonly session: StaffSession
}

/** Changes access level and status by the rules of OPEN-13; names and email as sent are not taken. */
export async function changeAccess(
  change: Change,
  version: number,
  body: TeamMemberSubmit,
): Promise<ContactRow[]> {
  const { tx, session } = change
  const repository = new MemberRepository(tx, tenantFrom(session))
  const team = await repository.lock()
  const member = team.find(each => each.id === body.id)
  if (member === undefined) throw notFound('The team member')
  const wanted = { portalAccess: body.portal_access_c, active: body.cognito_portal_active_c === 1 }
  refuse(team, session.contact.id, member, wanted)
  if (member.version !== version) throw outdated()
  if (wanted.portalAccess === member.portalAccess && wanted.active === member.active) return team
  await repository.update(member.id, version, wanted)
  if (wanted.active !== member.active) await setAccount(change, member, wanted.active)
  return repository.list()
}

/** The rules look at the team as it is now, not as it was when the session was opened. */
function refuse(
  team: readonly ContactRow[],
  actorId: string,
  member: ContactRow,
  wanted: Pick<ContactRow, 'portalAccess' | 'active'>,
): void {
  const actor = team.find(each => each.id === actorId)
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

const toAccess = ({ id, portalAccess, active }: ContactRow): MemberAccess => ({
  id,
  level: portalAccess,
  active,
})

const REFUSALS: Readonly<Record<AccessRefusal, () => HttpError>> = {
  ownersOnly: () => forbidden('Only a Vet Owner of the practice may change this.'),
  ownLevel: () => forbidden('Nobody changes their own access level.'),
  lastOwner: () => conflict('The practice needs at least one active Vet Owner.'),
}

const refusal = (code: AccessRefusal) => REFUSALS[code]()

/** Deactivating ends the member's sessions; a member without an account gets one when activated. */
async function setAccount(change: Change, member: ContactRow, active: boolean): Promise<void> {
  const username = member.cognitoUsername ?? member.email
  if (!active) await change.identity.disable(username)
  else if (!(await change.identity.enable(username))) await invite(change, member, change.session.practice)
}
