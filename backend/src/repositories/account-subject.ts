import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { accountSubjects } from '../db/schema/sign-ins'

const nameOf = (username: string) => username.toLowerCase()

/**
 * Records the account of a username at its first use. Of two concurrent first uses one is recorded; the next check
 * refuses the other.
 */
export async function keepSubject(db: Db, username: string, subject: string, now: Date): Promise<void> {
  await db
    .insert(accountSubjects)
    .values({ username: nameOf(username), subject, seenAt: now })
    .onConflictDoNothing()
}

/** Allows another account to use the name: its next sign-in is recorded. */
export async function forgetSubject(db: Db, username: string): Promise<void> {
  await db.delete(accountSubjects).where(eq(accountSubjects.username, nameOf(username)))
}
