// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const script = (file: string) => ({ file, integrity: 'sha384-x' })
const modern = { domain: script('domain.js'), commonDomain: script('domain-common.js') }

beforeEach(() => vi.resetModules())
afterEach(() => {
  globalThis.portalDomain = undefined
})

/** The file that a remote's domain is fetched from on a page with this configuration. */
async function fileFor(remote: { isOfCommonDomain?: boolean }, config: object = modern): Promise<string | undefined> {
  document.body.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`
  const { domainScript } = await import('./own-script')
  return domainScript(remote)?.url.split('/').at(-1)
}

test('a remote that takes the common names alone is given those, every other one the whole', async () => {
  expect(await fileFor({ isOfCommonDomain: true })).toBe('domain-common.js')
  expect(await fileFor({})).toBe('domain.js')
})

test('what stands in the HTML is not asked for as a file [OPEN-308]', async () => {
  const config = { ...modern, federation: script('federation.js'), inHtml: ['domain-common.js'] }
  document.body.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`
  vi.spyOn(document.head, 'append').mockReturnValue()
  const { askForDomain, askForOwn } = await import('./own-script')
  expect([askForDomain({ isOfCommonDomain: true }), askForOwn('federation')?.src, askForDomain({})?.src]).toEqual([
    undefined,
    expect.stringMatching(/\/shell\/federation\.js$/),
    expect.stringMatching(/\/shell\/domain\.js$/),
  ])
})
