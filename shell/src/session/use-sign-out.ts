import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { useNavigate } from '@portal/router'
import { paths, removePersonalData } from '@portal/federation'
import { useSetSession } from './session-state'

/** Logout (SHL-26): signs out of the identity service, leaves no personal data here, and returns to `/login`. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  const setSession = useSetSession()
  const { mutate } = useSWRConfig()
  return useCallback(() => {
    const end = async () => {
      const { endIdentitySession } = await import(/* webpackChunkName: "identity" */ './identity')
      await endIdentitySession()
    }
    // Whatever the service answers, this computer forgets: it is shared.
    void end()
      .catch(() => undefined)
      .finally(() => {
        removePersonalData([localStorage, sessionStorage])
        setSession(null)
        void mutate(() => true, undefined, { revalidate: false })
        void navigate(paths.login())
      })
  }, [navigate, setSession, mutate])
}
