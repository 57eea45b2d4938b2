import { clientCarePhone } from '@portal/domain'
import type { Db } from '../db/connect'
import type { ContactRow, PracticeRow } from '../db/schema/practice'
import { ReferenceRepository } from '../repositories/reference'

interface Written {
  readonly db: Db
  readonly member: ContactRow
  readonly practice: PracticeRow
  readonly password: string
}

/** The letter with which a member's account begins: username and temporary password. */
export async function invitation({
  db,
  member,
  practice,
  password,
}: Written): Promise<{ subject: string; text: string }> {
  const brand = await new ReferenceRepository(db).brand(practice.brand)
  const portal = brand === undefined ? 'clinic portal' : `${brand.name} clinic portal`
  return {
    subject: `Your account for the ${portal}`,
    text: [
      `Dear ${member.firstName},`,
      `${practice.name} has made an account for you in the ${portal}.`,
      `Username: ${member.email}\nTemporary password: ${password}`,
      'Sign in with both. You then choose a password of your own, with a code that comes to this address.',
      ...(brand === undefined ? [] : [`Questions: Client Care, ${clientCarePhone(brand.phoneWork)}, ${brand.email}`]),
    ].join('\n\n'),
  }
}
