// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { Provider } from 'jotai'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePortalHost } from '@portal/federation'
import { harbour } from '@portal/testing'
import { readEarlyAnswers } from '../api/early-answers'
import type { sendReport } from '../errors/report'
import { showSession, store, storeSession } from '../session/session'
import { sessionOf, tokenOf } from '../session/session.fixture'
import { HostProvider } from './HostProvider'

vi.hoisted(() => {
  const brands = { 'WA LWD': { name: 'Lightwood', welcome: '', phone: '+61892000000' } }
  const config = { brands, brand: 'WA LWD', apiBase: '/api/', realtime: { key: '', wsPath: '' } }
  document.head.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`
})

// No reports in these tests; the client uses this page's configuration.
vi.mock('../errors/report', async (original) => ({
  ...(await original<object>()),
  sendReport: vi.fn<typeof sendReport>(),
}))

const NURSE = sessionOf('nurse')
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/portal/vet': harbour,
  '/api/portal/brand?brand=WA+LWD': { name: 'Lightwood of today', phone_work: '+61892000001', brand_logo_link: null },
}
let drawn: string[] = []
let asked: string[] = []

function Screen() {
  const { practice, brand } = usePortalHost()
  drawn.push(`${practice?.name}, ${brand.name}`)
  return null
}

/** Renders the page with the start script's answers, and answers to later requests. */
async function showPage(early: Readonly<Record<string, unknown>>, later: Readonly<Record<string, unknown>>) {
  vi.stubGlobal('fetch', async (request: Request) => {
    const address = request.url.replace(location.origin, '')
    asked.push(address)
    return address in later ? Response.json(later[address]) : new Promise<Response>(() => undefined)
  })
  const answers = Object.entries(early).map(
    ([address, body]) => [address, Promise.resolve(Response.json(body))] as const,
  )
  window.portalEarly = new Map(answers)
  window.portalEarlySubject = NURSE.subject
  storeSession(NURSE, tokenOf('nurse', Date.now()))
  showSession(NURSE)
  await readEarlyAnswers()
  await act(async () =>
    render(
      <Provider store={store}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <HostProvider>
            <Screen />
          </HostProvider>
        </SWRConfig>
      </Provider>,
    ),
  )
}

beforeEach(() => {
  localStorage.clear()
  drawn = []
  asked = []
})
afterEach(() => {
  cleanup()
  act(() => showSession(null))
  vi.unstubAllGlobals()
})

test('with early answers renders once and requests none of them again [SHL-19, SHL-55]', async () => {
  await showPage(ANSWERS, ANSWERS)
  await act(async () => undefined)
  expect(drawn).toEqual([`${harbour.name}, Lightwood of today`])
  expect(asked).toEqual([])
})

test('shows a practice that has changed since', async () => {
  await showPage({}, { '/api/portal/vet': { ...harbour, name: 'Harbour Vets' } })
  await vi.waitFor(() => expect(drawn.at(-1)).toBe('Harbour Vets, Lightwood'))
  expect(drawn).toHaveLength(2)
})
