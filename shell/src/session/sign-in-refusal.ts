/** The pool requires a second factor other than an app, which cannot be set up here [OPEN-289]. */
const STEP_NOT_OFFERED =
  'Your password is right, but this account needs a sign-in step that cannot be set up here. Call Client Care on the number below.'

/** An error that looks like a refusal by the service. */
export const stepNotOffered = () => Object.assign(new Error(STEP_NOT_OFFERED), { name: 'NotAuthorizedException' })

/** Words in the service's message about a leaked password or a suspicious sign-in. */
const STOPPED = /security reasons/
const SIGN_IN_STOPPED =
  'The sign-in service stopped this sign-in for your safety. Reset your password, then sign in with the new one.'

/** Rethrows a refusal, with our sentence when the service's does not say what to do [OPEN-220]. */
export function rethrowInOurText(error: unknown): never {
  if (error instanceof Error && STOPPED.test(error.message))
    throw Object.assign(new Error(SIGN_IN_STOPPED, { cause: error }), { name: error.name })
  throw error
}
