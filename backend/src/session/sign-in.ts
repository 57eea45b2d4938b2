/** A sign-in of staff as its tokens tell it. */
export interface SignIn {
  /** The pool's own id, which renewed tokens keep. */
  readonly id: string
  readonly username: string
  readonly signedInAt: Date
}

/** How long a sign-in lasts; both are settings of the server. */
export interface SignInLimits {
  /** Without a call of the API. */
  readonly idleMs: number
  /** From the password on, however much it is used. */
  readonly absoluteMs: number
}

export interface SignInState {
  readonly signedInAt: Date
  readonly lastUsedAt: Date
  /** A logout, here or everywhere. */
  readonly endedAt: Date | null
}

/** Whether nobody may act with a sign-in any more [OPEN-161, OPEN-162]. Once it is over it stays so: no use is noted then. */
export function isSignInOver(
  { signedInAt, lastUsedAt, endedAt }: SignInState,
  limits: SignInLimits,
  now: Date,
): boolean {
  if (endedAt !== null) return true
  const since = (moment: Date) => now.getTime() - moment.getTime()
  return since(signedInAt) >= limits.absoluteMs || since(lastUsedAt) >= limits.idleMs
}
