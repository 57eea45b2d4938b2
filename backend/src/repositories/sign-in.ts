import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { contacts } from '../db/schema/practice'
import { signIns } from '../db/schema/sign-ins'
import type { SignIn, SignInState } from '../tenant/sign-in'

const nameOf = (username: string) => username.toLowerCase()

/** Sign-ins of all practices: which of them are over is the same for every process on one database. */
export class SignInRepository {
  constructor(private readonly db: Db) {}

  /** As it stands; of one that nobody has used yet, as its tokens tell. */
  async find({ id, signedInAt }: SignIn): Promise<SignInState & { readonly isKnown: boolean }> {
    const [row] = await this.db.select().from(signIns).where(eq(signIns.id, id))
    return row ? { ...row, isKnown: true } : { signedInAt, lastUsedAt: signedInAt, endedAt: null, isKnown: false }
  }

  /** Notes that it was used; never that it was used before. */
  async note(signIn: SignIn, now: Date): Promise<void> {
    await this.db
      .insert(signIns)
      .values({ ...signIn, username: nameOf(signIn.username), lastUsedAt: now })
      .onConflictDoUpdate({
        target: signIns.id,
        set: { lastUsedAt: sql`greatest(${signIns.lastUsedAt}, excluded.last_used_at)` },
      })
  }

  async end(signIn: SignIn, now: Date): Promise<void> {
    await this.db
      .insert(signIns)
      .values({ ...signIn, username: nameOf(signIn.username), lastUsedAt: now, endedAt: now })
      .onConflictDoUpdate({
        target: signIns.id,
        set: { endedAt: sql`coalesce(${signIns.endedAt}, excluded.ended_at)` },
      })
  }

  /**
   * Ends all of a user, those too that nobody has used yet. Tokens tell the second of their sign-in: one of this very
   * second that was not used yet goes on, so that who signs in again at once is not turned away.
   */
  async endAllOf(username: string, now: Date): Promise<void> {
    const second = new Date(Math.floor(now.getTime() / 1000) * 1000)
    await this.db
      .update(contacts)
      .set({ signedOutAt: sql`greatest(${contacts.signedOutAt}, ${second.toISOString()}::timestamptz)` })
      .where(eq(sql`lower(${contacts.cognitoUsername})`, nameOf(username)))
    await this.db
      .update(signIns)
      .set({ endedAt: now })
      .where(and(eq(signIns.username, nameOf(username)), isNull(signIns.endedAt)))
  }

  /** Forgets those of before a moment: so old that their tokens are refused without a row. */
  async forgetBefore(moment: Date): Promise<void> {
    await this.db.delete(signIns).where(lt(signIns.signedInAt, moment))
  }
}
