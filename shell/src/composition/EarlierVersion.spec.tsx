// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { pageOf } from '@portal/testing/registry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.hoisted(() => {
  const config = {
    brands: { 'WA LWD': { name: 'Lightwood', phone: '+61892000000' } },
    registry: { shell: { version: '1.0.0', contract: '3.0' }, remotes: {} },
    shellIntegrity: {},
  }
  document.head.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`
})

/** A page reads its configuration once, so each test has its own page. */
let page: Awaited<ReturnType<typeof load>>
const load = async () => ({ ...(await import('./ScreenFailed')), ...(await import('@portal/federation/host')) })
beforeEach(async () => {
  vi.resetModules()
  page = await load()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const entry = {
  name: 'mf-practice',
  title: 'Your practice',
  version: '1.0.0',
  contract: '3.0',
  base: '/remotes/mf-practice/',
  entry: 'remoteEntry.0a1b2c3d.js',
  routes: [],
  chunks: {},
  integrity: { 'remoteEntry.0a1b2c3d.js': `sha384-${'A'.repeat(64)}` },
}

/** Renders the message for a part that hung earlier, with the web server's answer. */
function show(answer: Response, onRetry = () => undefined) {
  vi.stubGlobal('fetch', async () => answer)
  const silent = new page.RemoteUnavailable('mf-practice', 'silent', 'it did not answer last time')
  render(<page.ScreenFailed error={silent} onRetry={onRetry} />)
  fireEvent.click(screen.getByRole('button', { name: 'Use the earlier version' }))
}

test('does not restart a part that hung the page; the earlier version can be used for this page', async () => {
  const onReady = vi.fn<() => undefined>()
  show(Response.json(entry), onReady)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    "mf-practice stopped working last time, so we haven't opened it",
  )
  await expect.poll(() => onReady.mock.calls.length).toBe(1)
  expect(page.currentRegistry().remotes['mf-practice']?.version).toBe('1.0.0')
})

test('says when there is no earlier version', async () => {
  show(new Response('Not found', { status: 404 }))
  expect(await screen.findByText('There is no earlier version.')).toBeTruthy()
})

test('for a canary uses the version that everybody else has, without asking the server', async () => {
  const ask = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', ask)
  const { registry } = page.portalConfig()
  const stable = { ...page.readEntry({ ...entry, version: '2.0.0' }) }
  Object.assign(registry, { remotes: { 'mf-practice': stable } })
  const { loadEarlierVersion } = await import('./earlier-version')
  page.startRemotes(pageOf(registry), null)
  page.replaceVersion({ ...stable, version: '2.1.0' })
  expect(await loadEarlierVersion('mf-practice')).toBe(true)
  expect(page.currentRegistry().remotes['mf-practice']?.version).toBe('2.0.0')
  expect(ask).not.toHaveBeenCalled()
})
