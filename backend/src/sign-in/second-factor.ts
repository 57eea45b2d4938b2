import { levelRefusal } from '@portal/domain'
import { log } from '@portal/server'
import { sql } from 'drizzle-orm'
import type { ContactRow } from '../db/schema/practice'
import { conflict, forbidden, notFound } from '../errors/failure'
import { MemberRepository } from '../repositories/member'
import type { IdentityAdmin } from '../services/identity-admin'
import type { PortalAddress } from '../services/portal-address'
import { needsRecentSignIn } from '../session/sign-in'
import { setAuditActor } from '../session/action-context'
import type { StaffContext } from '../session/action-context'
import { clientCareOf } from '../practice/client-care'
import { tenantFrom } from '../session/tenant'
import { toAccess } from '../members/account'
import { queueSecondFactorChanged } from '../emails/sign-in-notices'
import type { SecondFactorChange } from '../emails/sign-in-notices'

interface SecondFactorContext extends StaffContext {
  readonly portal: PortalAddress
}

/** Records the change in the audit and the security log, and queues the e-mail to the user [OPEN-218]. */
export async function recordSecondFactor(
  { tx, session, now, portal }: SecondFactorContext,
  member: Pick<ContactRow, 'id' | 'cognitoUsername'>,
  change: SecondFactorChange,
): Promise<void> {
  await setAuditActor({ tx, session })
  const [was, is] = change === 'on' ? ['off', 'on'] : ['on', 'off']
  await tx.execute(
    sql`insert into audit (practice_id, subject, subject_id, action, field, from_value, to_value, made_by, request)
      values (${session.practiceId}, 'member', ${member.id}, 'update', 'second_factor', ${was}, ${is},
        current_setting('portal.actor'), nullif(current_setting('portal.request', true), ''))`,
  )
  if (member.cognitoUsername !== null)
    await queueSecondFactorChanged({ tx, portal, now }, member.cognitoUsername, change)
  log.security('second factor', { member: member.id, is: change })
}

interface ResetContext extends SecondFactorContext {
  readonly identity: IdentityAdmin
}

/** Resets the second factor of a member who has lost it. Only a Vet Owner may do this [OPEN-218]. */
export async function resetSecondFactor(act: ResetContext, memberId: string): Promise<void> {
  const team = await new MemberRepository(act.tx, tenantFrom(act.session)).lock()
  const member = team.find(({ id }) => id === memberId)
  const actor = team.find(({ id }) => id === act.session.contact.id)
  if (member === undefined) throw notFound('The team member')
  const refused = levelRefusal(actor && toAccess(actor), toAccess(member))
  if (refused === 'ownersOnly') throw forbidden('Only a Vet Owner of the practice may change this.')
  if (refused !== undefined) throw conflict('Your own two-step sign-in is turned off under Profile, with a code.')
  if (!isOfPortal(member)) {
    const care = await clientCareOf(act.tx, act.session.practiceId)
    throw conflict(`This account is not managed here. Nothing was changed. To have it reset, call ${care}.`)
  }
  needsRecentSignIn(act.session.signIn, act.now)
  await recordSecondFactor(act, member, 'reset')
  // Last, so that a refusal of the pool rolls everything back.
  await act.identity.resetSecondFactor(member.cognitoUsername)
}

/** Whether the portal owns the account. Accounts of others are never changed, whatever the contact says (ADR 0012). */
export const isOfPortal = (
  member: ContactRow,
): member is ContactRow & { readonly account: 'portal'; readonly cognitoUsername: string } =>
  member.account === 'portal' && member.cognitoUsername !== null
