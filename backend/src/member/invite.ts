import { formatPhone } from '@portal/domain'
import type { ContactRow, PracticeRow } from '../auth/session'
import type { Db } from '../db/connect'
import { invalid } from '../http/errors'
import { ReferenceRepository } from '../repositories/reference'
import type { IdentityAdmin } from '../services/identity-admin'
import type { Mail } from '../services/mail'
import { temporaryPassword } from './temporary-password'

export interface Invitation {
  readonly tx: Db
  readonly identity: IdentityAdmin
  readonly mail: Mail
}

/** Makes the member's identity account and mails its temporary password; both or neither. */
export async function invite(
  { tx, identity, mail }: Invitation,
  member: ContactRow,
  practice: PracticeRow,
): Promise<void> {
  const password = temporaryPassword()
  const username = member.cognitoUsername ?? member.email
  const made = await identity.create({ username, email: member.email, temporaryPassword: password })
  if (made === 'taken') throw invalid({ email_address: 'taken' })
  if (made === 'refused') throw invalid({ email_address: 'invalid' })
  try {
    await mail.send({ to: member.email, ...(await invitation({ tx, member, practice, password })) })
  } catch (error) {
    await identity.remove(username)
    throw error
  }
}

interface Written {
  readonly tx: Db
  readonly member: ContactRow
  readonly practice: PracticeRow
  readonly password: string
}

async function invitation({
  tx,
  member,
  practice,
  password,
}: Written): Promise<{ subject: string; text: string }> {
  const brand = await new ReferenceRepository(tx).brand(practice.brand)
  const portal = brand === undefined ? 'clinic portal' : `${brand.name} clinic portal`
  return {
    subject: `Your account for the ${portal}`,
    text: [
      `Dear ${member.firstName},`,
      `${practice.name} has made an account for you in the ${portal}.`,
      `Username: ${member.email}\nTemporary password: ${password}`,
      'Sign in with both. You then choose a password of your own, with a code that comes to this address.',
      ...(brand === undefined
        ? []
        : [`Questions: Client Care, ${formatPhone(brand.phoneWork, '2-4-4')}, ${brand.email}`]),
    ].join('\n\n'),
  }
}
