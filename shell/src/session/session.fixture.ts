import { harbour } from '@portal/testing'
import type { StaffSession } from './session'

/** A user's session, for the specs beside this file. */
export function sessionOf(name: string): StaffSession {
  return {
    subject: `sub-${name}`,
    user: { id: `id-${name}`, username: `${name}@test`, email: `${name}@test`, brand: 'WA LWD', role: '1' },
    practice: harbour,
  }
}

/** An access token of the user, made at that time and valid for an hour. */
export function tokenOf(name: string, made: number): string {
  const claims = { sub: `sub-${name}`, iat: made / 1000, exp: made / 1000 + 3600 }
  return `x.${btoa(JSON.stringify(claims))}.y`
}
