import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { contacts } from '../db/schema/practice'
import { signIns } from '../db/schema/sign-ins'
import type { SignIn } from '../session/sign-in'

/** Stored references of a sign-in. */
export interface StoredReferences {
  readonly referenceHash: string | null
  readonly earlierReferenceHash: string | null
  readonly referenceSince: Date | null
}

export interface StoredRefresh extends StoredReferences {
  readonly sealedRefresh: string | null
}

/** New reference of a sign-in. */
export interface NextReference {
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
