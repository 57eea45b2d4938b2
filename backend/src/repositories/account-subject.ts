import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { accountSubjects } from '../db/schema/sign-ins'

const nameOf = (username: string) => username.toLowerCase()

/** Keeps whose a user name is from its first use on. Of two at one moment one counts, and the next look tells which. */
export async function keepSubject(db: Db, username: string, subject: string, now: Date): Promise<void> {
  await db
    .insert(accountSubjects)
    .values({ username: nameOf(username), subject, seenAt: now })
    .onConflictDoNothing()
}

/** The name is given to another account knowingly: the next that comes with it is known from then on. */
export async function forgetSubject(db: Db, username: string): Promise<void> {
  await db.delete(accountSubjects).where(eq(accountSubjects.username, nameOf(username)))
}
