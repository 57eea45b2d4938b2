import { SWRConfig } from 'swr'
import { BrowserRouter } from '@portal/router'
import { OwnerFrame } from './OwnerFrame'
import { OwnerHost } from './OwnerHost'
import { OwnerRoutes } from './OwnerRoutes'
import { PageBoundary } from './PageBoundary'

const swrSettings = { revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: 1_000 }

/** One router, cache and host for the pages of an owner. */
export function OwnerApp({ onShown }: { onShown?: () => void }) {
  return (
    <SWRConfig value={swrSettings}>
      <BrowserRouter useTransitions={false}>
        <OwnerHost>
          <OwnerFrame>
            <PageBoundary onShown={onShown}>
              <OwnerRoutes onShown={onShown} />
            </PageBoundary>
          </OwnerFrame>
        </OwnerHost>
      </BrowserRouter>
    </SWRConfig>
  )
}
