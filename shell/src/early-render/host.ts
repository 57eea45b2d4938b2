import { knownTimeZone, priceVisibility } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import { CONTRACT_VERSION, storageKeys } from '@portal/federation/host'
import { brandOf } from '../brand/brand'
import type { StaffSession } from '../session/session'

/** The stored session. A damaged one makes the early render fail; the session check handles it. */
export function storedSession(): StaffSession | null {
  return JSON.parse(localStorage.getItem(storageKeys.userData) ?? 'null')
}

/** Nothing is called during an early render. */
const never = () => {
  throw new Error('Not in an early render')
}

/** The portal host from the stored session. */
export function hostOf({ user, practice }: StaffSession): PortalHost {
  return {
    contract: CONTRACT_VERSION,
    user,
    practice,
    timeZone: knownTimeZone(practice.time_zone),
    now: () => new Date(),
    brand: brandOf(user.brand),
    prices: priceVisibility(practice),
    api: { call: never, peek: never },
    realtime: { key: '', host: '', port: 0, path: '', secure: true },
    notify: never,
    report: never,
    guestSession: null,
    setGuestSession: never,
    logOutEverywhere: never,
    signInAgain: never,
  }
}
