import { beginSecondFactor, getSecondFactor } from '@portal/api-client/contract/second-factor'
import { usePortalHost, useRead } from '@portal/federation'
import type { Read } from '@portal/federation'
import { useWrite } from '@portal/writes'
import type { Write } from '@portal/writes'

/** Whether the user's sign-ins ask for a code [OPEN-217]. */
export function useSecondFactor(): Read<{ readonly is_on: boolean }> {
  return useRead(getSecondFactor, {}, { action: 'read second factor' })
}

/** Requests a new secret for the app; nothing is turned on yet. */
export function useBegin(): Write<object, { readonly secret: string }> {
  const { api } = usePortalHost()
  return useWrite<object, { readonly secret: string }>(() => api.call(beginSecondFactor, {}), {
    action: 'begin second factor',
  })
}
