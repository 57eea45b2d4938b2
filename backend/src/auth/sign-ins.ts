import { asFailure } from '../errors/as-failure'
import { unauthenticated } from '../errors/failure'
import type { SignInRepository } from '../repositories/sign-in'
import { isSignInOver } from '../session/sign-in'
import type { SignIn, SignInLimits } from '../session/sign-in'

/** A use is noted no more often: a write per call would cost more than the minute is worth. */
const NOTE_EVERY_MS = 60_000

export interface SignInDeps {
  readonly repository: SignInRepository
  readonly limits: SignInLimits
  readonly now: () => Date
}

/** Lets a sign-in act that the portal has made and that is not over, and notes that it was used [OPEN-326]. */
export async function admitSignIn({ repository, limits, now }: SignInDeps, { id }: SignIn): Promise<void> {
  const state = await repository.find(id)
  if (state === null) throw unauthenticated('You did not sign in at this portal. Sign in here to continue.')
  if (isSignInOver(state, limits, now())) throw unauthenticated()
  if (now().getTime() - state.lastUsedAt.getTime() < NOTE_EVERY_MS) return
  await whereWritable(repository.note(id, now()))
}

/** Where nothing can be written, what is there can still be read. */
export async function whereWritable(write: Promise<void>): Promise<void> {
  await write.catch((error: unknown) => {
    if (asFailure(error)?.kind !== 'unavailable') throw error
  })
}

/** Whether its tokens may be renewed, which is no use: a page left open renews them by itself. */
export async function maySignInGoOn({ repository, limits, now }: SignInDeps, { id }: SignIn): Promise<boolean> {
  const state = await repository.find(id)
  return state !== null && !isSignInOver(state, limits, now())
}
