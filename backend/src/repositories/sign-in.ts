import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { contacts } from '../db/schema/practice'
import { signIns } from '../db/schema/sign-ins'
import { queueRevocation } from '../outbox/revocation'
import type { SignIn, SignInLimits, SignInState } from '../session/sign-in'

const nameOf = (username: string) => username.toLowerCase()

const MOST_LISTED = 50

/** A sign-in as its user sees it. */
export interface OwnSignIn {
  readonly id: string
  readonly device: string | null
  readonly signedInAt: Date
  readonly lastUsedAt: Date
}

/** Sign-ins of all practices, shared by all processes. */
export class SignInRepository {
  constructor(private readonly db: Db) {}

  /** Null for a sign-in that the portal did not make. */
  async find(id: string): Promise<SignInState | null> {
    const { signedInAt, lastUsedAt, endedAt } = signIns
    const [row] = await this.db.select({ signedInAt, lastUsedAt, endedAt }).from(signIns).where(eq(signIns.id, id))
    return row ?? null
  }

  /** Records a use; never sets the time back. */
  async note(id: string, now: Date): Promise<void> {
    const lastUsedAt = sql`greatest(${signIns.lastUsedAt}, ${now.toISOString()}::timestamptz)`
    await this.db.update(signIns).set({ lastUsedAt }).where(eq(signIns.id, id))
  }

  /** Ends a sign-in here at once, and its refresh token at the pool soon after. Call it in a transaction. */
  async endById(id: string, now: Date): Promise<void> {
    await this.endWhere(eq(signIns.id, id), now)
  }

  /** Active sign-ins of a user, latest used first, up to a readable number. */
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

  /** Ends a sign-in of this user, ended before or not; false if it is not the user's. */
  async endOwn(id: string, username: string, now: Date): Promise<boolean> {
    const own = and(eq(signIns.id, id), eq(signIns.username, nameOf(username)))
    const rows = await this.db.select({ id: signIns.id }).from(signIns).where(own)
    await this.endWhere(eq(signIns.id, rows[0]?.id ?? ''), now)
    return rows.length > 0
  }

  /** Sets the device of a sign-in; false if it was set before. */
  async nameDevice(id: string, device: string): Promise<boolean> {
    const rows = await this.db
      .update(signIns)
      .set({ device })
      .where(and(eq(signIns.id, id), isNull(signIns.device)))
      .returning({ id: signIns.id })
    return rows.length > 0
  }

  /** Ends all sign-ins of a user, also those being made at this moment. Call it in a transaction. */
  async endAllOf(username: string, now: Date): Promise<void> {
    await this.refuseEarlierOf(username, now)
    const ended = sql`end_sign_ins(${nameOf(username)}, ${now.toISOString()}::timestamptz) as ended (id)`
    for (const { id } of await this.db.select({ id: sql<string>`id` }).from(ended))
      await queueRevocation(this.db, id, now)
  }

  /** Ends all sign-ins of this user except for this one. Call it in a transaction. */
  async endOthersOf({ id, username }: SignIn, now: Date): Promise<void> {
    await this.refuseEarlierOf(username, now)
    await this.endWhere(sql`${signIns.username} = ${nameOf(username)} and ${signIns.id} <> ${id}`, now)
  }

  /**
   * Sets the contact's sign-out time, so that sign-ins begun before get no row. The lock on the contact orders this
   * update and a concurrent sign-in.
   */
  private async refuseEarlierOf(username: string, now: Date): Promise<void> {
    await this.db
      .update(contacts)
      .set({ signedOutAt: sql`greatest(${contacts.signedOutAt}, ${now.toISOString()}::timestamptz)` })
      .where(eq(sql`lower(${contacts.cognitoUsername})`, nameOf(username)))
  }

  /** Deletes sign-ins so old that their tokens are refused without a row. */
  async forgetBefore(moment: Date): Promise<void> {
    await this.db.delete(signIns).where(lt(signIns.signedInAt, moment))
  }

  private async endWhere(which: SQL, now: Date): Promise<void> {
    const rows = await this.db
      .update(signIns)
      .set({ endedAt: now })
      .where(and(which, isNull(signIns.endedAt)))
      .returning({ id: signIns.id, sealed: signIns.sealedRefresh })
    for (const { id, sealed } of rows) if (sealed !== null) await queueRevocation(this.db, id, now)
  }
}

/** Stored references of a sign-in. */
export interface StoredReferences {
  readonly referenceHash: string | null
  readonly earlierReferenceHash: string | null
  readonly referenceSince: Date | null
}

interface StoredRefresh extends StoredReferences {
  readonly sealedRefresh: string | null
}

/** New reference of a sign-in. */
interface NextReference {
  readonly hash: string
  /** The previous reference, which stays valid for some seconds. Null at the sign-in. */
  readonly earlierHash: string | null
  readonly sealed: string
  readonly now: Date
}

const valuesOf = ({ hash, earlierHash, sealed, now }: NextReference) => ({
  referenceHash: hash,
  earlierReferenceHash: earlierHash,
  referenceSince: now,
  sealedRefresh: sealed,
})

/** References that stand for refresh tokens, of sign-ins that have not ended. */
export class RefreshReferenceRepository {
  constructor(private readonly db: Db) {}

  /** Null if the sign-in is unknown, has ended or has no reference. */
  async find(signInId: string): Promise<StoredRefresh | null> {
    const { referenceHash, earlierReferenceHash, referenceSince, sealedRefresh } = signIns
    const [row] = await this.db
      .select({ referenceHash, earlierReferenceHash, referenceSince, sealedRefresh })
      .from(signIns)
      .where(and(eq(signIns.id, signInId), isNull(signIns.endedAt)))
    return row === undefined || row.referenceHash === null ? null : row
  }

  /**
   * Creates the row that admits a sign-in. False if it exists, or if all sign-ins of the user were ended after the
   * password was requested: it may have been the old password [OPEN-326].
   */
  async begin(signIn: SignIn, beganAt: Date, next: NextReference): Promise<boolean> {
    const username = nameOf(signIn.username)
    return this.db.transaction(async (tx) => {
      const [member] = await tx
        .select({ signedOutAt: contacts.signedOutAt })
        .from(contacts)
        .where(eq(sql`lower(${contacts.cognitoUsername})`, username))
        .for('share')
      if (member?.signedOutAt && beganAt < member.signedOutAt) return false
      const rows = await tx
        .insert(signIns)
        .values({ ...signIn, username, lastUsedAt: signIn.signedInAt, ...valuesOf(next) })
        .onConflictDoNothing()
        .returning({ id: signIns.id })
      return rows.length > 0
    })
  }

  /** Replaces the reference; false if another process did so first or has ended the sign-in. */
  async change(signInId: string, next: NextReference & { readonly earlierHash: string }): Promise<boolean> {
    const rows = await this.db
      .update(signIns)
      .set(valuesOf(next))
      .where(and(eq(signIns.id, signInId), eq(signIns.referenceHash, next.earlierHash), isNull(signIns.endedAt)))
      .returning({ id: signIns.id })
    return rows.length > 0
  }

  /** Stores another token of the pool under the same reference, unless the row changed meanwhile. */
  async reseal(signInId: string, before: string, sealed: string): Promise<void> {
    await this.db
      .update(signIns)
      .set({ sealedRefresh: sealed })
      .where(and(eq(signIns.id, signInId), eq(signIns.sealedRefresh, before)))
  }
}
