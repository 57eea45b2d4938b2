// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const script = (file: string) => ({ file, integrity: 'sha384-x' })
const modern = { domain: script('domain.js'), commonDomain: script('domain-common.js') }

beforeEach(() => vi.resetModules())
afterEach(() => {
  globalThis.portalDomain = undefined
})

/** File of the domain for a remote on a page with this configuration. */
async function fileFor(remote: { isOfCommonDomain?: boolean }, config: object = modern): Promise<string | undefined> {
  document.body.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`
  const { domainScript } = await import('./own-script')
  return domainScript(remote)?.url.split('/').at(-1)
}

test('a remote that needs only common names gets the common script, any other remote the whole domain', async () => {
  expect(await fileFor({ isOfCommonDomain: true })).toBe('domain-common.js')
  expect(await fileFor({})).toBe('domain.js')
})

test('does not request a script that the HTML has [OPEN-308]', async () => {
  const config = { ...modern, federation: script('federation.js'), inHtml: ['domain-common.js'] }
  document.body.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`
  vi.spyOn(document.head, 'append').mockReturnValue()
  const { requestDomain, requestOwnScript } = await import('./own-script')
  expect([
    requestDomain({ isOfCommonDomain: true }),
    requestOwnScript('federation')?.src,
    requestDomain({})?.src,
  ]).toEqual([
    undefined,
    expect.stringMatching(/\/shell\/federation\.js$/),
    expect.stringMatching(/\/shell\/domain\.js$/),
  ])
})
