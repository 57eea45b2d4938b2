import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Deps } from '../deps'
import type { Limit } from '../repositories/rate-limit'

/** A browser in which these users have signed in [OPEN-329]. */
export interface DeviceMark {
  readonly id: string
  /** As names are compared, the latest first. */
  readonly users: readonly string[]
}

type DeviceMarkDeps = Pick<Deps, 'refreshSeal'>

const PURPOSE = 'mark of a browser'
/** All who share a computer of a clinic; a cookie holds no more than 4 KB. */
const MOST_USERS = 10

/** What the browser's cookie holds; null for none that the portal has made. */
export function openMark({ refreshSeal }: DeviceMarkDeps, cookie: string | undefined): DeviceMark | null {
  const opened = cookie === undefined ? null : refreshSeal.open(PURPOSE, cookie)
  return opened && { id: opened.token, users: v.parse(v.array(v.string()), JSON.parse(opened.reference)) }
}

/** The cookie once a user has signed in. It keeps its id: with another its count would begin anew. */
export function markWith({ refreshSeal }: DeviceMarkDeps, mark: DeviceMark | null, user: string): string {
  const users = [user, ...(mark?.users ?? []).filter((each) => each !== user)].slice(0, MOST_USERS)
  return refreshSeal.seal(PURPOSE, { token: mark?.id ?? randomUUID(), reference: JSON.stringify(users) })
}

/** Whom a call is counted for. */
export interface Caller {
  readonly network: string
  readonly mark: DeviceMark | null
}

/** What a call is counted by. */
export interface LimitSubject {
  readonly limit: Limit
  readonly subject: string
}

/**
 * A marked browser is counted by itself, so that nobody behind its address shuts it out [OPEN-329]. A mark counts for its
 * own users, and where a call names nobody (null).
 */
export function countedBy(
  { network, mark }: Caller,
  user: string | null,
  { ofNetwork, ofMark }: { readonly ofNetwork: Limit; readonly ofMark: Limit },
): LimitSubject {
  const isMarked = mark !== null && (user === null || mark.users.includes(user))
  return isMarked ? { limit: ofMark, subject: mark.id } : { limit: ofNetwork, subject: network }
}
