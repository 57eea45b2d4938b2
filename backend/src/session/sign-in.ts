/** A staff sign-in, from its tokens. */
export interface SignIn {
  /** The pool's id, which renewed tokens keep. */
  readonly id: string
  readonly username: string
  readonly signedInAt: Date
}

/** How long a sign-in lasts; both are settings of the server. */
export interface SignInLimits {
  /** Longest time without an API call. */
  readonly idleMs: number
  /** Longest time since the password, however much the sign-in is used. */
  readonly absoluteMs: number
}

export interface SignInState {
  readonly signedInAt: Date
  readonly lastUsedAt: Date
  /** When the user logged out, here or everywhere. */
  readonly endedAt: Date | null
}

/** Whether the sign-in is over [OPEN-161, OPEN-162]. This is final, because uses are no longer recorded then. */
export function isSignInOver(
  { signedInAt, lastUsedAt, endedAt }: SignInState,
  limits: SignInLimits,
  now: Date,
): boolean {
  if (endedAt !== null) return true
  const since = (moment: Date) => now.getTime() - moment.getTime()
  return since(signedInAt) >= limits.absoluteMs || since(lastUsedAt) >= limits.idleMs
}
