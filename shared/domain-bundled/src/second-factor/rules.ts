/** The six digits of an authenticator code, however grouped; undefined for other text [OPEN-217]. */
export function oneTimeCode(text: string | null | undefined): string | undefined {
  const code = (text ?? '').replaceAll(/[\s-]/g, '')
  return /^[0-9]{6}$/.test(code) ? code : undefined
}

interface AuthenticatorAccount {
  /** Base 32, as the user pool sends it. */
  readonly secret: string
  readonly username: string
  /** Name of the portal in the app's list. */
  readonly issuer: string
}

/** The otpauth address for a QR code, in the form that all authenticator apps read. */
export function authenticatorAddress({ secret, username, issuer }: AuthenticatorAccount): string {
  const label = [issuer, username].map(encodeURIComponent).join(':')
  return `otpauth://totp/${label}?secret=${encodeURIComponent(secret)}&issuer=${encodeURIComponent(issuer)}`
}
