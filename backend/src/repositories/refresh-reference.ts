import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { contacts } from '../db/schema/practice'
import { signIns } from '../db/schema/sign-ins'
import type { StoredReferences } from '../session/refresh-reference'
import type { SignIn } from '../session/sign-in'

export interface StoredRefresh extends StoredReferences {
  readonly sealedRefresh: string | null
}

/** What takes the place of a sign-in's references. */
export interface NextReference {
  readonly hash: string
  /** What it comes after: good for some seconds more. Null at a sign-in. */
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

/** What stands for the refresh tokens of sign-ins; only of those that were not ended. */
export class RefreshReferenceRepository {
  constructor(private readonly db: Db) {}

  /** Null for a sign-in that is unknown or ended, or has none. */
  async find(signInId: string): Promise<StoredRefresh | null> {
    const { referenceHash, earlierReferenceHash, referenceSince, sealedRefresh } = signIns
    const [row] = await this.db
      .select({ referenceHash, earlierReferenceHash, referenceSince, sealedRefresh })
      .from(signIns)
      .where(and(eq(signIns.id, signInId), isNull(signIns.endedAt)))
    return row === undefined || row.referenceHash === null ? null : row
  }

  /**
   * Makes the row by which a sign-in is let in. False where it has one already, and where all sign-ins of its user were
   * ended after its password was asked for: that may have been the password of before [OPEN-326].
   */
  async begin(signIn: SignIn, beganAt: Date, next: NextReference): Promise<boolean> {
    const username = signIn.username.toLowerCase()
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

  /** The next one; false where another process was first, or has ended it. */
  async change(signInId: string, next: NextReference & { readonly earlierHash: string }): Promise<boolean> {
    const rows = await this.db
      .update(signIns)
      .set(valuesOf(next))
      .where(and(eq(signIns.id, signInId), eq(signIns.referenceHash, next.earlierHash), isNull(signIns.endedAt)))
      .returning({ id: signIns.id })
    return rows.length > 0
  }

  /** Another token of the pool under the same reference, unless that was changed meanwhile. */
  async reseal(signInId: string, before: string, sealed: string): Promise<void> {
    await this.db
      .update(signIns)
      .set({ sealedRefresh: sealed })
      .where(and(eq(signIns.id, signInId), eq(signIns.sealedRefresh, before)))
  }
}
