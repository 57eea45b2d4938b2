import type { ApiError } from '@portal/api-client'
import { usePortalHost } from '@portal/federation'
import { isObject } from '@portal/domain/unknown'
import type { Write } from '@portal/writes'

/**
 * Runs a write that needs a recent sign-in. When the server finds the sign-in too old, the user signs in again in place
 * and the write runs once more [OPEN-280].
 */
export function useRecentlySignedIn<Input, Answer>({ run }: Write<Input, Answer>): Write<Input, Answer>['run'] {
  const { signInAgain } = usePortalHost()
  return async (input) => {
    const first = await run(input)
    const isOld = !first.isDone && first.error !== undefined && isSignInOld(first.error)
    return isOld && (await signInAgain()) ? run(input) : first
  }
}

/** Whether the server refused a write because the sign-in is too old; its message explains that. */
export const isSignInOld = ({ detail }: ApiError): boolean => isObject(detail) && detail.sign_in === 'old'
