import type { ContactRow, PracticeRow } from '../db/schema/practice'
import type { Db } from '../db/connect'
import { invalid } from '../errors/failure'
import type { IdentityAdmin } from '../services/identity-admin'
import type { Mail } from '../services/mail'
import { usernameOf } from './address'
import { invitation } from './invitation'
import { takesBack } from './compensation'
import type { Outside } from './compensation'
import { temporaryPassword } from './temporary-password'

/** What a change of an account works with. */
export interface AccountWork {
  readonly tx: Db
  readonly identity: IdentityAdmin
  readonly mail: Mail
  readonly practice: PracticeRow
  readonly outside: Outside
}

type TakeBackRows = (tx: Db) => Promise<void>

const accountName = (member: ContactRow) => member.cognitoUsername ?? usernameOf(member.email)

/** Refuses an address whose account somebody else made, whoever that is [OPEN-79]. */
export const taken = () => invalid({ email_address: 'taken' })

/** Makes the member's account; its temporary password is mailed once everything is kept [API-36]. */
export async function makeAccount(work: AccountWork, member: ContactRow, takeBackRows: TakeBackRows): Promise<void> {
  const { identity, outside } = work
  const username = accountName(member)
  const password = temporaryPassword()
  if (await identity.exists(username)) throw taken()
  // Nobody had the name a moment ago: should the answer be lost, what was made is ours to remove.
  const undo = takesBack(outside, username, () => identity.remove(username))
  const made = await identity.create({ username, email: member.email, temporaryPassword: password })
  if (made !== 'created') undo.forget()
  if (made === 'taken') throw taken()
  if (made === 'refused') throw invalid({ email_address: 'invalid' })
  outside.letter = { takeBackRows, send: await letterOf(work, member, password) }
}

/** Lets the member sign in again; who never did is mailed a new temporary password. */
export async function enableAccount(work: AccountWork, member: ContactRow, takeBackRows: TakeBackRows): Promise<void> {
  const { identity, outside } = work
  const username = accountName(member)
  const undo = takesBack(outside, username, () => identity.disable(username))
  const state = await identity.enable(username)
  if (state === 'missing') {
    undo.forget()
    return makeAccount(work, member, takeBackRows)
  }
  if (state !== 'unused') return
  const password = temporaryPassword()
  const send = await letterOf(work, member, password)
  outside.letter = {
    takeBackRows,
    send: async () => {
      await identity.setPassword(username, password, 'temporary')
      await send()
    },
  }
}

/** Ends every session of the member's account and lets none begin [OPEN-13]. */
export async function disableAccount({ identity, outside }: AccountWork, member: ContactRow): Promise<void> {
  const username = accountName(member)
  takesBack(outside, username, () => identity.enable(username))
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
