import { asFailure } from '../errors/as-failure'
import { unauthenticated } from '../errors/failure'
import type { SignInRepository } from '../repositories/sign-in'
import { isSignInOver } from '../tenant/sign-in'
import type { SignIn, SignInLimits } from '../tenant/sign-in'

/** A use is noted no more often: a write per call would cost more than the minute is worth. */
const NOTE_EVERY_MS = 60_000

export interface SignInMeans {
  readonly repository: SignInRepository
  readonly limits: SignInLimits
  readonly now: () => Date
}

/** Lets a sign-in act that is not over, and notes that it was used. */
export async function admitSignIn({ repository, limits, now }: SignInMeans, signIn: SignIn): Promise<void> {
  const state = await repository.find(signIn)
  if (isSignInOver(state, limits, now())) throw unauthenticated()
  if (state.isKnown && now().getTime() - state.lastUsedAt.getTime() < NOTE_EVERY_MS) return
  await whereWritable(repository.note(signIn, now()))
}

/** Where nothing can be written, what is there can still be read. */
export async function whereWritable(write: Promise<void>): Promise<void> {
  await write.catch((error: unknown) => {
    if (asFailure(error)?.kind !== 'unavailable') throw error
  })
}

/** Whether its tokens may be renewed, which is no use: a page left open renews them by itself. */
export async function maySignInGoOn({ repository, limits, now }: SignInMeans, signIn: SignIn): Promise<boolean> {
  return !isSignInOver(await repository.find(signIn), limits, now())
}
