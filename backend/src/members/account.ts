import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../db/connect'
import { contacts, practices } from '../db/schema/practice'
import type { ContactRow } from '../db/schema/practice'
import { invalid, unusable } from '../errors/failure'
import { addToOutbox } from '../outbox/outbox'
import type { OutboxItem } from '../outbox/outbox'
import { forgetSubject } from '../repositories/account-subject'
import type { IdentityAdmin } from '../services/identity-admin'
import type { Mail } from '../services/mail'
import type { PortalAddress } from '../services/portal-address'
import type { StaffAct } from '../session/act'
import { usernameOf } from './address'
import { invitation } from '../emails/invitation'
import { temporaryPassword } from './temporary-password'

/** A change of a member, the service that knows who has an account, and where letters lead. */
export interface AccountWrite extends StaffAct {
  readonly identity: IdentityAdmin
  readonly portal: PortalAddress
}

const accountName = (member: ContactRow) => member.cognitoUsername ?? usernameOf(member.email)

/** Refuses an address whose account somebody else made, whoever that is [OPEN-79]. */
export const taken = () => invalid({ email_address: 'taken' })

/** Refuses a member without an account whose address has one all the same. */
export async function refuseIfTaken(identity: IdentityAdmin, member: ContactRow): Promise<void> {
  if (member.account === 'none' && (await identity.exists(accountName(member)))) throw taken()
}

const PayloadSchema = v.object({ practiceId: v.string(), contactId: v.string() })

/** Brings the member's account in line with the member after the commit, with an e-mail where one is due [API-36]. */
export async function queueAccount(tx: Db, { practiceId, id }: ContactRow, now: Date): Promise<void> {
  await addToOutbox(tx, { kind: 'account', payload: { practiceId, contactId: id } }, now)
}

interface AccountDeps {
  readonly db: Db
  readonly identity: IdentityAdmin
  readonly mail: Mail
  readonly portal: PortalAddress
}

/** Makes the account what the member's row says at this moment; however often it is done, in whatever order. */
export async function deliverAccount(deps: AccountDeps, { payload }: OutboxItem): Promise<void> {
  const { practiceId, contactId } = v.parse(PayloadSchema, payload)
  const member = await memberOf(deps, practiceId, contactId)
  if (member === undefined || member.account === 'provider') return
  if (!member.active) {
    if (member.account === 'portal') await deps.identity.disable(accountName(member))
  } else if (member.account === 'portal' || (await claimAccount(deps, member))) await openAccount(deps, member)
}

/**
 * Notes that the account will be ours, before it is made: what has an account by now is somebody else's, and is
 * never switched on or off from here.
 */
async function claimAccount({ db, identity }: AccountDeps, member: ContactRow): Promise<boolean> {
  const account = (await identity.exists(accountName(member))) ? 'provider' : 'portal'
  await setOrigin(db, member, account)
  return account === 'portal'
}

/** Lets the member sign in; who never did is mailed a temporary password, made now and kept nowhere. */
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

/** No change that anybody makes in a form: it makes no new version. */
async function setOrigin(db: Db, { practiceId, id }: ContactRow, account: ContactRow['account']): Promise<void> {
  await db.update(contacts).set({ account }).where(isMember(practiceId, id))
}
