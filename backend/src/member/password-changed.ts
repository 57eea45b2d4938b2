import { eq, sql } from 'drizzle-orm'
import { clientCarePhone, formatClock, formatLongDate } from '@portal/domain'
import type { Db } from '../db/connect'
import { contacts, practices } from '../db/schema/practice'
import { queueEmail } from '../outbox/email'
import { ReferenceRepository } from '../repositories/reference'
import type { PortalAddress } from '../services/portal-address'
import { clockOf } from '../tenant/clock'

interface Written {
  readonly tx: Db
  readonly portal: PortalAddress
  readonly now: Date
}

/**
 * Tells whose password was changed, by mail after the commit: who did not do it learns of it and where to go [OPEN-164].
 * Of an account without a contact or an address nobody is told.
 */
export async function queuePasswordChanged({ tx, portal, now }: Written, username: string): Promise<void> {
  const [found] = await tx
    .select({ member: contacts, practice: practices })
    .from(contacts)
    .innerJoin(practices, eq(practices.id, contacts.practiceId))
    .where(eq(sql`lower(${contacts.cognitoUsername})`, username.toLowerCase()))
  if (!found?.member.email) return
  const { member, practice } = found
  const brand = await new ReferenceRepository(tx).brand(practice.brand)
  const name = brand === undefined ? 'clinic portal' : `${brand.name} clinic portal`
  const reset = portal(practice.brand, `/forgot-password?email=${encodeURIComponent(username)}`)
  const zone = clockOf(practice)
  const text = [
    `Dear ${member.firstName},`,
    `Your password for the ${name} was changed on ${formatLongDate(now, zone)} at ${formatClock(now, zone)}. Whoever was signed in with your account, on any computer, is signed out.`,
    `Was it you? Then there is nothing to do.\nWas it not? Choose another password now: ${reset}`,
    ...(brand === undefined ? [] : [`Questions: Client Care, ${clientCarePhone(brand.phoneWork)}, ${brand.email}`]),
  ].join('\n\n')
  await queueEmail(tx, { to: member.email, subject: `Your password for the ${name} was changed`, text }, now)
}
