import { withoutLinks } from '@portal/domain/link-like'
import type { Db } from '../db/connect'
import type { ContactRow, PracticeRow } from '../db/schema/practice'
import { ReferenceRepository } from '../repositories/reference'
import type { PortalAddress } from '../services/portal-address'
import { clientCareOf } from '../practice/client-care'

interface InvitationInput {
  readonly db: Db
  readonly portal: PortalAddress
  readonly member: ContactRow
  readonly practice: PracticeRow
  readonly password: string
}

/** The e-mail for a new account: where to sign in, username and temporary password [SHL-04]. */
export async function invitation({
  db,
  portal,
  member,
  practice,
  password,
}: InvitationInput): Promise<{ subject: string; text: string }> {
  const brand = await new ReferenceRepository(db).brand(practice.brand)
  const name = brand === undefined ? 'clinic portal' : `${brand.name} clinic portal`
  const login = portal(practice.brand, `/login?email=${encodeURIComponent(member.email)}`)
  return {
    subject: `Your account for the ${name}`,
    text: [
      `Dear ${withoutLinks(member.firstName)},`,
      `${practice.name} has made an account for you in the ${name}.`,
      `Username: ${member.email}\nTemporary password: ${password}`,
      `Sign in with both: ${login}\nYou then choose a password of your own, with a code that comes to this address.`,
      ...(brand === undefined ? [] : [`Questions: ${await clientCareOf(db, practice.id)}, ${brand.email}`]),
    ].join('\n\n'),
  }
}
