import type { ReactNode } from 'react'
import { createStore, Provider } from 'jotai'
import { SWRConfig } from 'swr'
import { render } from '@testing-library/react'
import type { RenderResult } from '@testing-library/react'
import { MemoryRouter, useLocation } from '@portal/router'
import { PortalHostProvider } from '@portal/federation'
import type { PortalHost } from '@portal/federation'
import { fakeHost } from './fake-host'

interface RenderOptions {
  /** URL of the screen. */
  readonly at?: string
  /** Overrides of the fake host. */
  readonly host?: Partial<PortalHost>
}

interface RenderedScreen extends RenderResult {
  /** Current URL. */
  readonly address: () => string
}

/** Renders a screen with a new router, data cache, store and host, as the shell does. */
export function renderInPortal(screen: ReactNode, { at = '/', host = {} }: RenderOptions = {}): RenderedScreen {
  const address = { current: at }
  const result = render(
    <Provider store={createStore()}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
        <MemoryRouter initialEntries={[at]}>
          <PortalHostProvider value={{ ...fakeHost(), ...host }}>
            {screen}
            <AddressProbe onChange={(now) => (address.current = now)} />
          </PortalHostProvider>
        </MemoryRouter>
      </SWRConfig>
    </Provider>,
  )
  return { ...result, address: () => address.current }
}

function AddressProbe({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search, hash } = useLocation()
  onChange(pathname + search + hash)
  return null
}
