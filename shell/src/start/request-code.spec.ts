// @vitest-environment happy-dom
import { registryOf } from '@portal/testing/registry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PortalConfig } from '@portal/federation/host'

const OWN = ['earlyRender', 'domain', 'federation'] as const
const own = Object.fromEntries(OWN.map((name) => [name, { file: `${name}.js`, integrity: 'sha384-x' }]))
const REGISTRY = registryOf({
  name: 'mf-a',
  routes: [
    { path: '/list', chunk: 'list', access: 'staff', early: [], drawnEarly: true },
    { path: '/plain', chunk: 'list', access: 'staff', early: [] },
  ],
  chunks: { list: ['list.js', 'list.css'] },
})

let appended: string[]
let styles: string[]
beforeEach(() => {
  vi.resetModules()
  appended = []
  styles = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) appended.push(node.src.split('/').at(-1) ?? '')
      if (node instanceof HTMLLinkElement) styles.push(`${node.rel} ${node.as} ${node.href.split('/').at(-1)}`)
    }
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  delete window.portalDrawsEarly
  localStorage.clear()
})

/** The files that a page at this address requests, and whether it may have an early render. */
async function asked(
  pathname: string,
  { signedIn = true, ...more }: Partial<PortalConfig> & { signedIn?: boolean } = {},
) {
  const config = { ...own, registry: REGISTRY, ...more }
  document.body.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`
  const { matchRoute, portalConfig } = await import('@portal/federation/host')
  const { requestCode } = await import('./request-code')
  const match = matchRoute(REGISTRY, pathname)
  if (!match) throw new Error('no page')
  void requestCode(match, portalConfig(), signedIn)
  return { files: appended, draws: window.portalDrawsEarly === true }
}

test("requests the early render's script with its screen, unless the HTML has it [SHL-48, OPEN-308]", async () => {
  expect(await asked('/list')).toEqual({
    files: ['domain.js', 'remoteEntry.js', 'list.js', 'earlyRender.js'],
    draws: true,
  })
  expect(styles).toEqual(['preload style list.css'])
})

test('a first visit requests the screen only; scripts in its HTML may render early [OPEN-308]', async () => {
  const inHtml = ['domain.js', 'earlyRender.js']
  expect(await asked('/list', { inHtml })).toEqual({ files: ['remoteEntry.js', 'list.js'], draws: true })
})

test.each([
  ['a visitor who is not signed in', '/list', { signedIn: false }],
  ['a page that is not drawn early', '/plain', {}],
])('%s has no early render, whatever the HTML has [OPEN-308]', async (_, pathname, more) => {
  const { files, draws } = await asked(pathname, { ...more, inHtml: ['domain.js', 'earlyRender.js'] })
  expect([files, draws]).toEqual([['remoteEntry.js', 'list.js', 'federation.js'], false])
})

test("a developer's own build has no early render either [OPEN-308]", async () => {
  const { storageKeys } = await import('@portal/federation/host')
  localStorage.setItem(storageKeys.remoteOverride, '{}')
  expect(await asked('/list', { isOverridable: true, inHtml: ['earlyRender.js'] })).toEqual({ files: [], draws: false })
})
