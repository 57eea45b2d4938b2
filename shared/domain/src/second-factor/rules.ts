/** Six digits of an authenticator app, however they were grouped; undefined for anything else [OPEN-217]. */
export function oneTimeCode(text: string | null | undefined): string | undefined {
  const code = (text ?? '').replaceAll(/[\s-]/g, '')
  return /^[0-9]{6}$/.test(code) ? code : undefined
}

interface AuthenticatorAccount {
  /** In base 32, as the sign-in service gives it. */
  readonly secret: string
  readonly username: string
  /** Which sign-in it is for, as the app lists it. */
  readonly issuer: string
}

/** The address that an authenticator app reads from a QR code; its form is a convention that all apps follow. */
export function authenticatorAddress({ secret, username, issuer }: AuthenticatorAccount): string {
  const label = [issuer, username].map(encodeURIComponent).join(':')
  return `otpauth://totp/${label}?secret=${encodeURIComponent(secret)}&issuer=${encodeURIComponent(issuer)}`
}
