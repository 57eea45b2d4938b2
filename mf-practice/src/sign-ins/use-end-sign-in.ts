import { apiKey } from '@portal/api-client'
import { endSignIn, listSignIns } from '@portal/api-client/contract/sign-in'
import { useWrite } from '@portal/writes'
import type { SignIn } from './sign-in-text'

/** Ends a sign-in on another computer [OPEN-263]; `left` are the remaining ones. */
export function useEndSignIn(left: readonly SignIn[]) {
  return useWrite(endSignIn, { action: 'end a sign-in', updates: () => [[apiKey(listSignIns, {}), left] as const] })
}
