import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { MemberAccess } from '@portal/domain'
import type { Db } from '../db/connect'
import { contacts, practices } from '../db/schema/practice'
import type { ContactRow } from '../db/schema/practice'
import { invalid, unusable, tooMany } from '../errors/failure'
import { addToOutbox } from '../outbox/outbox'
import type { OutboxItem } from '../outbox/outbox'
import { forgetSubject } from '../repositories/account-subject'
import { INVITATIONS, addOwnCall, secondsLeft } from '../repositories/rate-limit'
import type { IdentityAdmin } from '../services/identity-admin'
import type { Mail } from '../services/mail'
import type { PortalAddress } from '../services/portal-address'
import type { StaffContext } from '../session/action-context'
import { invitation } from '../emails/invitation'
import { clientCareOf } from '../practice/client-care'
import { temporaryPassword } from './temporary-password'

/** A change of a member, with the user pool and the address for mails. */
export interface AccountWrite extends StaffContext {
  readonly identity: IdentityAdmin
  readonly portal: PortalAddress
}

const accountName = (member: ContactRow) => member.cognitoUsername ?? usernameOf(member.email)

/** Refuses an address whose account was created elsewhere [OPEN-79]. */
export const addressTaken = () => invalid({ email_address: 'taken' })

/** Refuses a member without an account if the address already has one. */
export async function refuseIfTaken(identity: IdentityAdmin, member: ContactRow): Promise<void> {
  if (member.account === 'none' && (await identity.exists(accountName(member)))) throw addressTaken()
}

const PayloadSchema = v.object({ practiceId: v.string(), contactId: v.string() })

/** Queues an update of the member's account, and an e-mail if one is due [API-36]. */
export async function queueAccount(tx: Db, { practiceId, id }: ContactRow, now: Date): Promise<void> {
  await addToOutbox(tx, { kind: 'account', payload: { practiceId, contactId: id } }, now)
}

interface AccountDeps {
  readonly db: Db
  readonly identity: IdentityAdmin
  readonly mail: Mail
  readonly portal: PortalAddress
}

/** Brings the account to the state of the member's row. Can run repeatedly and in any order. */
export async function deliverAccount(deps: AccountDeps, { payload }: OutboxItem): Promise<void> {
  const { practiceId, contactId } = v.parse(PayloadSchema, payload)
  const member = await memberOf(deps, practiceId, contactId)
  if (member === undefined || member.account === 'provider') return
  if (!member.active) {
    if (member.account === 'portal') await deps.identity.disable(accountName(member))
  } else if (member.account === 'portal' || (await claimAccount(deps, member))) await openAccount(deps, member)
}

/**
 * Records before the creation that the portal will own the account. An account that exists already belongs to somebody
 * else, and the portal never enables or disables it.
 */
async function claimAccount({ db, identity }: AccountDeps, member: ContactRow): Promise<boolean> {
  const account = (await identity.exists(accountName(member))) ? 'provider' : 'portal'
  await setOrigin(db, member, account)
  return account === 'portal'
}

/** Lets the member sign in. A member who never did gets a new temporary password by mail, which is not stored. */
async function openAccount({ db, identity, mail, portal }: AccountDeps, member: ContactRow): Promise<void> {
  const username = accountName(member)
  const state = await identity.enable(username)
  if (state === 'enabled') return
  const password = temporaryPassword()
  if (state === 'unused') await identity.setPassword(username, password, 'temporary')
  else {
    const made = await identity.create({ username, email: member.email, temporaryPassword: password })
    if (made === 'taken') return setOrigin(db, member, 'provider')
    if (made === 'refused') throw unusable('The sign-in service takes no account of this address.')
    await forgetSubject(db, username)
  }
  const [practice] = await db.select().from(practices).where(eq(practices.id, member.practiceId))
  if (practice === undefined) return
  await mail.send({ to: member.email, ...(await invitation({ db, portal, member, practice, password })) })
}

const isMember = (practiceId: string, id: string) => and(eq(contacts.practiceId, practiceId), eq(contacts.id, id))

async function memberOf({ db }: AccountDeps, practiceId: string, id: string): Promise<ContactRow | undefined> {
  const [member] = await db.select().from(contacts).where(isMember(practiceId, id))
  return member
}

/** Does not count as a change by a user, so it makes no new version. */
async function setOrigin(db: Db, { practiceId, id }: ContactRow, account: ContactRow['account']): Promise<void> {
  await db.update(contacts).set({ account }).where(isMember(practiceId, id))
}

/**
 * Whether the address contains ASCII only. Other characters could imitate another address: fullwidth letters, a
 * Cyrillic "е", a zero-width space.
 */
export const isPlainAddress = (address: string) => /^[\x21-\x7e]+$/.test(address)

/** The username of an address, which ignores case. */
export const usernameOf = (address: string) => address.toLowerCase()

/** Counts a new or reactivated member, who may get an invitation; refuses beyond the daily limit [OPEN-328]. */
export async function countInvitation({ tx, session, now }: StaffContext): Promise<void> {
  const counted = await addOwnCall(tx, INVITATIONS, session.practiceId, now)
  if (counted === undefined || counted.count <= INVITATIONS.most) return
  throw tooMany(
    `Your practice has added or activated ${INVITATIONS.most} people in a day, which is the limit. Nothing was saved. Try again tomorrow, or call ${await clientCareOf(tx, session.practiceId)}.`,
    secondsLeft(INVITATIONS, counted.windowStart, now),
  )
}

/** The facts of a stored member for the access rules. */
export const toAccess = ({ id, portalAccess, active }: ContactRow): MemberAccess => ({
  id,
  level: portalAccess,
  active,
})
