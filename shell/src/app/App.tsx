import { Suspense, useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { Provider } from 'jotai'
import { SWRConfig } from 'swr'
import { BrowserRouter } from '@portal/router'
import { AfterPress } from '../composition/AfterPress'
import { ScreenBoundary } from '../errors/ScreenBoundary'
import { ScreenFailed } from '../composition/ScreenFailed'
import { ScreenRoutes } from '../composition/ScreenRoutes'
import { ScreenSkeleton } from '../composition/ScreenSkeleton'
import { HostProvider } from '../host/HostProvider'
import { SessionWatch } from '../session/SessionWatch'
import { WhileSessionLasts } from '../composition/WhileSessionLasts'
import { store } from '../session/session'

interface Props {
  readonly Frame: ComponentType<{ children: ReactNode }>
  /** Routes of this entry, besides the remotes'. */
  readonly routes?: ReactNode
  /** Called when the first screen is interactive. */
  readonly onShown?: () => void
}

const swrSettings = { revalidateOnFocus: false, shouldRetryOnError: false, dedupingInterval: 1_000 }

/** One router, one SWR cache and one store for shell and remotes. */
export function App({ Frame, routes, onShown }: Props) {
  return (
    <Provider store={store}>
      <SWRConfig value={swrSettings}>
        {/* Without transitions: a third faster between screens, and a wait shows the skeleton. */}
        <BrowserRouter useTransitions={false}>
          <HostProvider>
            <SessionWatch />
            <Frame>
              <ScreenBoundary
                remote="shell"
                fallback={(error) => (
                  <>
                    <ScreenFailed error={error} onRetry={() => location.reload()} />
                    {/* Presses are held until the page is interactive, and Retry is one of them. */}
                    <ShownEffect onShown={onShown} />
                  </>
                )}
              >
                <WhileSessionLasts>
                  <Suspense fallback={<ScreenSkeleton />}>
                    <AfterPress>
                      <ScreenRoutes>{routes}</ScreenRoutes>
                    </AfterPress>
                    <ShownEffect onShown={onShown} />
                  </Suspense>
                </WhileSessionLasts>
              </ScreenBoundary>
            </Frame>
          </HostProvider>
        </BrowserRouter>
      </SWRConfig>
    </Provider>
  )
}

/** Beside a screen, so that it renders and hydrates with it: calls `onShown` once the page is interactive. */
export function ShownEffect({ onShown }: { onShown: (() => void) | undefined }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(() => onShown?.(), [])
  return null
}
