import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Deps } from '../deps'
import type { Limit } from '../repositories/rate-limit'

/** A browser in which these users have signed in [OPEN-329]. */
export interface DeviceMark {
  readonly id: string
  /** Normalised names, latest first. */
  readonly users: readonly string[]
}

type DeviceMarkDeps = Pick<Deps, 'refreshSeal'>

const PURPOSE = 'mark of a browser'
/** Enough for all who share a clinic's computer; a cookie holds 4 KB at most. */
const MOST_USERS = 10

/** The mark in the browser's cookie; null if the portal did not make it. */
export function openMark({ refreshSeal }: DeviceMarkDeps, cookie: string | undefined): DeviceMark | null {
  const opened = cookie === undefined ? null : refreshSeal.open(PURPOSE, cookie)
  return opened && { id: opened.token, users: v.parse(v.array(v.string()), JSON.parse(opened.reference)) }
}

/** The cookie after a sign-in. It keeps its id, so that its counts do not restart. */
export function addUserToMark({ refreshSeal }: DeviceMarkDeps, mark: DeviceMark | null, user: string): string {
  const users = [user, ...(mark?.users ?? []).filter((each) => each !== user)].slice(0, MOST_USERS)
  return refreshSeal.seal(PURPOSE, { token: mark?.id ?? randomUUID(), reference: JSON.stringify(users) })
}

/** The origin of a call, for its limit. */
export interface Caller {
  readonly network: string
  readonly mark: DeviceMark | null
}

/** The limit of a call, and the subject it is counted for. */
export interface LimitSubject {
  readonly limit: Limit
  readonly subject: string
}

/**
 * Counts a marked browser separately, so that others behind its address cannot shut it out [OPEN-329]. The mark counts
 * for its own users, and for calls without a user (null).
 */
export function limitSubjectOf(
  { network, mark }: Caller,
  user: string | null,
  { ofNetwork, ofMark }: { readonly ofNetwork: Limit; readonly ofMark: Limit },
): LimitSubject {
  const isMarked = mark !== null && (user === null || mark.users.includes(user))
  return isMarked ? { limit: ofMark, subject: mark.id } : { limit: ofNetwork, subject: network }
}
