import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { DEFAULT_BRAND, isBrandCode } from '@portal/brand'
import { CONTRACT_VERSION } from '@portal/federation/host'
import { PortalHostProvider } from '@portal/federation'
import type { Notice, PortalHost } from '@portal/federation'
import { Alert } from '@portal/ui'
import { config } from './config'
import { report } from './report'
import { useGuest } from './use-guest'

/** Host of an owner's page: no user, no practice, and the brand of the address. */
export function OwnerHost({ children }: { children: ReactNode }) {
  const { api, guestSession, setGuestSession } = useGuest()
  const [notice, notify] = useState<Notice | null>(null)
  const host = useMemo<PortalHost>(
    () => ({
      contract: CONTRACT_VERSION,
      user: null,
      practice: null,
      timeZone: 'UTC',
      now: () => new Date(),
      brand: brandOf(config.brand),
      prices: { visible: false, column: null },
      api,
      realtime: { key: '', host: '', port: 0, path: '', secure: false },
      notify,
      report,
      guestSession,
      setGuestSession,
      // Nobody is signed in.
      logOutEverywhere: () => Promise.resolve(),
      signInAgain: () => Promise.resolve(false),
    }),
    [api, guestSession, setGuestSession],
  )
  return (
    <PortalHostProvider value={host}>
      <div aria-live="polite">
        {notice && (
          <Alert kind={notice.tone} autoHide={notice.tone !== 'error'} onClose={() => notify(null)}>
            {notice.text}
          </Alert>
        )}
      </div>
      {children}
    </PortalHostProvider>
  )
}

function brandOf(code: string): PortalHost['brand'] {
  const known = isBrandCode(code) ? code : DEFAULT_BRAND
  const shown = config.brands[known]
  return {
    code: known,
    name: shown?.name ?? known,
    phone_work: shown?.phone ?? '',
    brand_logo_link: null,
    parent: null,
    email_addresses: [],
    client_care_hours: shown?.careHours ?? null,
  }
}
