import { ServiceError } from './service-error'

/** Symbols of a Cognito user pool's policy. */
const SYMBOL = /[\^$*.[\]{}()?\-"!@#%&/\\,><':;|_~`+= ]/

/** The first unmet rule, or undefined: at least 8 characters with a letter, a number and a symbol [SHL-30]. */
export function policyBreach(password: string): string | undefined {
  if (password.length < 8) return 'Password not long enough'
  if (password.length > 256) return 'Password too long'
  if (password !== password.trim()) return 'Password must not begin or end with a space'
  if (!/[a-z]/i.test(password)) return 'Password must have letter characters'
  if (!/\d/.test(password)) return 'Password must have numeric characters'
  if (!SYMBOL.test(password)) return 'Password must have symbol characters'
  return undefined
}

/** Samples of leaked passwords, which Cognito can refuse too. */
const LEAKED = new Set(['Password-1', 'Passw0rd!', 'P@ssw0rd1'])

export function assertPolicy(password: string): void {
  const breach = policyBreach(password)
  if (breach !== undefined)
    throw new ServiceError('InvalidPasswordException', `Password did not conform with policy: ${breach}`)
  if (LEAKED.has(password))
    throw new ServiceError('InvalidPasswordException', 'Provided password cannot be used for security reasons.')
}
