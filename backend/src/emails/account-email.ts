import { eq, sql } from 'drizzle-orm'
import { formatClock, formatLongDate } from '@portal/domain'
import { withoutLinks } from '@portal/domain/link-like'
import type { Db } from '../db/connect'
import { contacts, practices } from '../db/schema/practice'
import { queueEmail } from '../outbox/email'
import { ReferenceRepository } from '../repositories/reference'
import type { PortalAddress } from '../services/portal-address'
import { clientCareOf } from '../practice/client-care'
import { clockOf } from '../practice/clock'

export interface AccountEmailContext {
  readonly tx: Db
  readonly portal: PortalAddress
  readonly now: Date
}

/** Facts for an e-mail about an account. */
export interface EmailFacts {
  /** Name of the portal with its brand: "Lightwood Pet Farewells clinic portal". */
  readonly portalName: string
  /** Day and time in the practice's time zone. */
  readonly when: string
  /** URL for choosing another password. */
  readonly reset: string
}

export interface EmailWords {
  readonly subject: string
  readonly paragraphs: readonly string[]
}

/**
 * Queues a mail to the user of an account about a change, so that users learn of changes that others made. Sent after
 * the commit. An account without contact or address gets no mail.
 */
export async function queueAccountEmail(
  { tx, portal, now }: AccountEmailContext,
  username: string,
  words: (facts: EmailFacts) => EmailWords,
): Promise<void> {
  const [found] = await tx
    .select({ member: contacts, practice: practices })
    .from(contacts)
    .innerJoin(practices, eq(practices.id, contacts.practiceId))
    .where(eq(sql`lower(${contacts.cognitoUsername})`, username.toLowerCase()))
  if (!found?.member.email) return
  const { member, practice } = found
  const brand = await new ReferenceRepository(tx).brand(practice.brand)
  const zone = clockOf(practice)
  const { subject, paragraphs } = words({
    portalName: brand === undefined ? 'clinic portal' : `${brand.name} clinic portal`,
    when: `on ${formatLongDate(now, zone)} at ${formatClock(now, zone)}`,
    reset: portal(practice.brand, `/forgot-password?email=${encodeURIComponent(username)}`),
  })
  const text = [
    `Dear ${withoutLinks(member.firstName)},`,
    ...paragraphs,
    ...(brand === undefined ? [] : [`Questions: ${await clientCareOf(tx, practice.id)}, ${brand.email}`]),
  ].join('\n\n')
  await queueEmail(tx, { to: member.email, subject, text }, now)
}
