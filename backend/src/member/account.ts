import type { Db } from '../db/connect'
import type { ContactRow, PracticeRow } from '../db/schema/practice'
import { invalid } from '../errors/failure'
import type { IdentityAdmin } from '../services/identity-admin'
import type { Mail } from '../services/mail'
import { usernameOf } from './address'
import { compensateBy } from './compensation'
import type { SideEffects, UndoRows } from './compensation'
import { invitation } from './invitation'
import { temporaryPassword } from './temporary-password'

/** What a change of an account works with. */
export interface AccountWork {
  readonly tx: Db
  readonly identity: IdentityAdmin
  readonly mail: Mail
  readonly practice: PracticeRow
  readonly effects: SideEffects
}

const accountName = (member: ContactRow) => member.cognitoUsername ?? usernameOf(member.email)

/** Refuses an address whose account somebody else made, whoever that is [OPEN-79]. */
export const taken = () => invalid({ email_address: 'taken' })

/** Makes the member's account; its temporary password is mailed once everything is kept [API-36]. */
export async function makeAccount(work: AccountWork, member: ContactRow, undoRows: UndoRows): Promise<void> {
  const { identity, effects } = work
  const username = accountName(member)
  const password = temporaryPassword()
  if (await identity.exists(username)) throw taken()
  // Nobody had the name a moment ago: should the answer be lost, what was made is ours to remove.
  const undo = compensateBy(effects, username, () => identity.remove(username))
  const made = await identity.create({ username, email: member.email, temporaryPassword: password })
  if (made !== 'created') undo.cancel()
  if (made === 'taken') throw taken()
  if (made === 'refused') throw invalid({ email_address: 'invalid' })
  effects.outbox = { undoRows, send: await letterOf(work, member, password) }
}

/** Lets the member sign in again; who never did is mailed a new temporary password. */
export async function enableAccount(work: AccountWork, member: ContactRow, undoRows: UndoRows): Promise<void> {
  const { identity, effects } = work
  const username = accountName(member)
  const undo = compensateBy(effects, username, () => identity.disable(username))
  const state = await identity.enable(username)
  if (state === 'missing') {
    undo.cancel()
    return makeAccount(work, member, undoRows)
  }
  if (state !== 'unused') return
  const password = temporaryPassword()
  const send = await letterOf(work, member, password)
  effects.outbox = {
    undoRows,
    send: async () => {
      await identity.setPassword(username, password, 'temporary')
      await send()
    },
  }
}

/** Ends every session of the member's account and lets none begin [OPEN-13]. */
export async function disableAccount({ identity, effects }: AccountWork, member: ContactRow): Promise<void> {
  const username = accountName(member)
  compensateBy(effects, username, () => identity.enable(username))
  await identity.disable(username)
}

/** The letter is written inside the transaction and sent after it. */
async function letterOf(
  { tx, mail, practice }: AccountWork,
  member: ContactRow,
  password: string,
): Promise<() => Promise<void>> {
  const text = await invitation({ tx, member, practice, password })
  return () => mail.send({ to: member.email, ...text })
}
