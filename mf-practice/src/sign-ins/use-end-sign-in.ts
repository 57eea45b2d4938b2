import { endSignIn, listSignIns } from '@portal/api-client/contract/sign-in'
import { useWrite } from '@portal/writes'

/** Ends a sign-in on another computer [OPEN-269]; the list is read again. */
export function useEndSignIn() {
  return useWrite(endSignIn, { action: 'end a sign-in', updates: () => [listSignIns] })
}
