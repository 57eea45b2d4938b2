import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect'
import { signIns } from '../db/schema/sign-ins'
import type { KeptReferences } from '../tenant/refresh-reference'
import type { SignIn } from '../tenant/sign-in'

export interface KeptRefresh extends KeptReferences {
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
  async find(signInId: string): Promise<KeptRefresh | null> {
    const { referenceHash, earlierReferenceHash, referenceSince, sealedRefresh } = signIns
    const [row] = await this.db
      .select({ referenceHash, earlierReferenceHash, referenceSince, sealedRefresh })
      .from(signIns)
      .where(and(eq(signIns.id, signInId), isNull(signIns.endedAt)))
    return row === undefined || row.referenceHash === null ? null : row
  }

  /** The first of a sign-in, which is no use of it; false where it has one already, or was ended. */
  async begin(signIn: SignIn, next: NextReference): Promise<boolean> {
    const rows = await this.db
      .insert(signIns)
      .values({
        ...signIn,
        username: signIn.username.toLowerCase(),
        lastUsedAt: signIn.signedInAt,
        ...valuesOf(next),
      })
      .onConflictDoUpdate({
        target: signIns.id,
        set: valuesOf(next),
        setWhere: sql`${signIns.endedAt} is null and ${signIns.referenceHash} is null`,
      })
      .returning({ id: signIns.id })
    return rows.length > 0
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
