import { knownTimeZone, priceVisibility } from '@portal/domain'
import type { PortalHost } from '@portal/federation'
import { CONTRACT_VERSION, storageKeys } from '@portal/federation/host'
import { brandOf } from '../brand/brand'
import type { StaffSession } from '../session/session'

/** The session as it was stored. What is damaged in it fails the drawing; the session check judges it. */
export function storedSession(): StaffSession | null {
  return JSON.parse(localStorage.getItem(storageKeys.userData) ?? 'null')
}

/** Nothing is called, told or read while a screen is drawn once. */
const never = () => {
  throw new Error('Not in an early render')
}

/** The portal's host as the stored session tells it. */
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
