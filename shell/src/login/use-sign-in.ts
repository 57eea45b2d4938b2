import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { FORM_ERROR } from '@portal/forms'
import type { SubmitResult } from '@portal/forms'
import { api } from '../host/api'
import { dropToken, storeSession, storeToken } from '../session/session'
import { useSetSession } from '../session/session-state'
import { staffSessionFor } from '../session/sign-in'
import { failureText, LOGIN_FAILED } from './login-errors'
import type { LoginValues } from './login-errors'

export type SignInResult =
  | { readonly state: 'signed-in' | 'new-password' }
  | { readonly state: 'failed'; readonly errors: SubmitResult }

/** Signs in with the identity service, then finds the contact of this login (SHL-11 to SHL-16). */
export function useSignIn(): (values: LoginValues) => Promise<SignInResult> {
  const setSession = useSetSession()
  const { mutate } = useSWRConfig()
  return useCallback(
    async ({ username, password }) => {
      try {
        const identity = await import(/* webpackChunkName: "identity" */ '../session/identity')
        const outcome = await identity.signInWithPassword(username.trim(), password)
        if (outcome.state === 'new-password') return outcome
        storeToken(outcome.token)
        const session = await staffSessionFor(username.trim(), api).catch(() => null)
        if (!session) {
          dropToken()
          await identity.endIdentitySession().catch(() => undefined)
          return { state: 'failed', errors: { [FORM_ERROR]: LOGIN_FAILED } }
        }
        storeSession({ ...session, token: outcome.token })
        await mutate(() => true, undefined, { revalidate: false })
        setSession(session)
        return { state: 'signed-in' }
      } catch (error) {
        return { state: 'failed', errors: { [FORM_ERROR]: failureText(error) } }
      }
    },
    [setSession, mutate],
  )
}
