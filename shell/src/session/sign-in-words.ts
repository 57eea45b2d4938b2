/** The pool demands what is no app, which cannot be set up here [OPEN-289]. */
const STEP_NOT_OFFERED =
  'Your password is right, but this account needs a sign-in step that cannot be set up here. Call Client Care on the number below.'

/** Told as a refusal of the service, which it is. */
export const stepNotOffered = () => Object.assign(new Error(STEP_NOT_OFFERED), { name: 'NotAuthorizedException' })

/** The service's words for a password that it knows from a leak, and for a sign-in that looks like somebody else's. */
const STOPPED = /security reasons/
const SIGN_IN_STOPPED =
  'The sign-in service stopped this sign-in for your safety. Reset your password, then sign in with the new one.'

/** Throws a refusal on, with words of ours where the service's say nothing of what to do [OPEN-220]. */
export function inWords(error: unknown): never {
  if (error instanceof Error && STOPPED.test(error.message))
    throw Object.assign(new Error(SIGN_IN_STOPPED, { cause: error }), { name: error.name })
  throw error
}
