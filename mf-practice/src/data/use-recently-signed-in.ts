import type { ApiError } from '@portal/api-client'
import { usePortalHost } from '@portal/federation'
import { isObject } from '@portal/domain/unknown'
import type { Write } from '@portal/writes'

/**
 * Runs a write that wants a recent sign-in: where the server finds it old, the user signs in again in place, and it is
 * run once more as it was [OPEN-280].
 */
export function useRecentlySignedIn<Input, Answer>({ run }: Write<Input, Answer>): Write<Input, Answer>['run'] {
  const { signInAgain } = usePortalHost()
  return async (input) => {
    const first = await run(input)
    const isOld = !first.isDone && first.error !== undefined && isSignInOld(first.error)
    return isOld && (await signInAgain()) ? run(input) : first
  }
}

/** Whether the server refused a write for the age of the sign-in; its message says so in words. */
export const isSignInOld = ({ detail }: ApiError): boolean => isObject(detail) && detail.sign_in === 'old'
