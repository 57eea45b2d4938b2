import type { ReactNode } from 'react'
import { Link } from '@portal/router'
import { useFormState } from '@portal/forms'
import { paths } from '@portal/federation'
import type { Handover } from '../session/handover'
import type { ResetValues } from './reset-state'

/** Link to the sign-in form, which passes on the typed username. */
export function BackToSignIn({ children }: { children: ReactNode }) {
  const { values } = useFormState<ResetValues>({ subscription: { values: true } })
  const state: Handover = { username: values.username }
  return (
    <Link to={paths.login()} state={state}>
      {children}
    </Link>
  )
}
