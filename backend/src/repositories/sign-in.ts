import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { contacts } from '../db/schema/practice'
import { signIns } from '../db/schema/sign-ins'
import { queueRevocation } from '../outbox/revocation'
import type { SignIn, SignInLimits, SignInState } from '../tenant/sign-in'

const nameOf = (username: string) => username.toLowerCase()

const MOST_LISTED = 50

/** A sign-in as its user sees it. */
export interface OwnSignIn {
  readonly id: string
  readonly device: string | null
  readonly signedInAt: Date
  readonly lastUsedAt: Date
}

/** Sign-ins of all practices: which of them are over is the same for every process on one database. */
export class SignInRepository {
  constructor(private readonly db: Db) {}

  /** As it stands; of one that nobody has used yet, as its tokens tell. */
  async find({ id, signedInAt }: SignIn): Promise<SignInState & { readonly isKnown: boolean }> {
    const { lastUsedAt, endedAt } = signIns
    const [row] = await this.db
      .select({ signedInAt: signIns.signedInAt, lastUsedAt, endedAt })
      .from(signIns)
      .where(eq(signIns.id, id))
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

  /** Ends it here at once, and its refresh token at the pool soon after. To be called in a transaction. */
  async end(signIn: SignIn, now: Date): Promise<void> {
    const rows = await this.db
      .insert(signIns)
      .values({ ...signIn, username: nameOf(signIn.username), lastUsedAt: now, endedAt: now })
      .onConflictDoUpdate({
        target: signIns.id,
        set: { endedAt: sql`coalesce(${signIns.endedAt}, excluded.ended_at)` },
      })
      .returning({ id: signIns.id, sealed: signIns.sealedRefresh })
    await this.revoke(rows, now)
  }

  /** The same by the id alone; of an unknown one there is nothing to end. */
  async endById(id: string, now: Date): Promise<void> {
    await this.endWhere(eq(signIns.id, id), now)
  }

  /** Those of a user that go on, the latest used first; not more than anybody would read. */
  async goingOn(username: string, limits: SignInLimits, now: Date): Promise<OwnSignIn[]> {
    const { id, device, signedInAt, lastUsedAt } = signIns
    return this.db
      .select({ id, device, signedInAt, lastUsedAt })
      .from(signIns)
      .where(
        and(
          eq(signIns.username, nameOf(username)),
          isNull(signIns.endedAt),
          gt(signedInAt, new Date(now.getTime() - limits.absoluteMs)),
          gt(lastUsedAt, new Date(now.getTime() - limits.idleMs)),
        ),
      )
      .orderBy(desc(lastUsedAt), id)
      .limit(MOST_LISTED)
  }

  /** Ends one of a user's own, also where it was over already; false for one that is not theirs. */
  async endOwn(id: string, username: string, now: Date): Promise<boolean> {
    const own = and(eq(signIns.id, id), eq(signIns.username, nameOf(username)))
    const rows = await this.db.select({ id: signIns.id }).from(signIns).where(own)
    await this.endWhere(eq(signIns.id, rows[0]?.id ?? ''), now)
    return rows.length > 0
  }

  /** Says by what a sign-in was made; false where that was known. */
  async nameDevice(id: string, device: string): Promise<boolean> {
    const rows = await this.db
      .update(signIns)
      .set({ device })
      .where(and(eq(signIns.id, id), isNull(signIns.device)))
      .returning({ id: signIns.id })
    return rows.length > 0
  }

  /**
   * Ends all of a user, those too that nobody has used yet. Tokens tell the second of their sign-in: one of this very
   * second that the portal has no row of yet goes on, so that who signs in again at once is not turned away.
   */
  async endAllOf(username: string, now: Date): Promise<void> {
    const second = new Date(Math.floor(now.getTime() / 1000) * 1000)
    await this.db
      .update(contacts)
      .set({ signedOutAt: sql`greatest(${contacts.signedOutAt}, ${second.toISOString()}::timestamptz)` })
      .where(eq(sql`lower(${contacts.cognitoUsername})`, nameOf(username)))
    await this.endWhere(eq(signIns.username, nameOf(username)), now)
  }

  /** Ends those of a user but for one; of an access token from elsewhere, which no row tells of, 15 minutes are left. */
  async endOthersOf({ id, username }: SignIn, now: Date): Promise<void> {
    await this.endWhere(sql`${signIns.username} = ${nameOf(username)} and ${signIns.id} <> ${id}`, now)
  }

  /** Forgets those of before a moment: so old that their tokens are refused without a row. */
  async forgetBefore(moment: Date): Promise<void> {
    await this.db.delete(signIns).where(lt(signIns.signedInAt, moment))
  }

  private async endWhere(which: SQL, now: Date): Promise<void> {
    const rows = await this.db
      .update(signIns)
      .set({ endedAt: now })
      .where(and(which, isNull(signIns.endedAt)))
      .returning({ id: signIns.id, sealed: signIns.sealedRefresh })
    await this.revoke(rows, now)
  }

  private async revoke(rows: readonly { readonly id: string; readonly sealed: string | null }[], now: Date) {
    for (const { id, sealed } of rows) if (sealed !== null) await queueRevocation(this.db, id, now)
  }
}
