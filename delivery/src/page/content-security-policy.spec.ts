import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '../server/app'
import { readRegistry } from '@portal/federation/host'
import { readShellManifest } from '../release/documents/shell-manifest'
import { fixedReleases } from '../release/served/fixed-releases'
import { fixtureBuild, REGISTRY, SHELL_MANIFEST } from '../testing/fixture-build'
import { contentSecurityPolicy, inlineHash, LIBRARY_STYLES } from './content-security-policy'
import { siteOf } from './site'

const site = siteOf('portal.test', 'https://portal.test')
function policy(script: string, styles: readonly string[] = [], ...contracts: string[]): Record<string, string> {
  if (!site) throw new Error('no site')
  const directives = contentSecurityPolicy(
    { script, styles, opens: contracts.map((contract) => ({ contract })) },
    site,
  ).split('; ')
  return Object.fromEntries(directives.map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]))
}

const MAKES_RULES = 'globalThis.trustedTypes?.createPolicy("default",{})'

test('a page whose start script makes the rules takes no other text as HTML or script, and no other style [OPEN-259]', () => {
  expect(policy(MAKES_RULES, ['body{}'])).toMatchObject({
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
    'script-src': `'self' ${inlineHash(MAKES_RULES)}`,
    'style-src': ["'self'", ...['body{}', ...LIBRARY_STYLES].map(inlineHash)].join(' '),
  })
})

test('a page of a release from before is served as it was: it would load nothing', () => {
  const before = policy('start()', ['body{}'])
  expect(before['style-src']).toBe("'self' 'unsafe-inline'")
  expect(Object.keys(before)).not.toContain('require-trusted-types-for')
})

test('a remote from before runs as it did: the rules hold once all that a page may open were built to live by them [OPEN-259]', () => {
  const before = policy(MAKES_RULES, ['body{}'], '9.8', '9.7')
  expect(before['style-src']).toBe("'self' 'unsafe-inline'")
  expect(Object.keys(before)).not.toContain('require-trusted-types-for')
  for (const contract of ['9.8', '9.10', '10.0'])
    expect(Object.keys(policy(MAKES_RULES, [], '9.8', contract))).toContain('require-trusted-types-for')
})

test('each style element of a page stands in its policy by its hash', async () => {
  const build = fixtureBuild()
  const shell = readShellManifest({ ...SHELL_MANIFEST, startScript: MAKES_RULES })
  const releases = fixedReleases(shell, { ...readRegistry(REGISTRY), remotes: {} }, () => build.shellDir)
  const app = createApp(build.options(), releases)
  const answer = await app.request('/login', { headers: { host: 'localhost:8080' } })
  const styles = [...(await answer.text()).matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style)
  expect(styles).toHaveLength(2)
  for (const style of styles) expect(answer.headers.get('content-security-policy')).toContain(inlineHash(style))
  build.remove()
})

test('what libraries write as style elements is what they have', () => {
  const { resolve } = createRequire(join(import.meta.dirname, '../../../shared/ui/package.json'))
  const folder = dirname(createRequire(resolve('react-aria-components')).resolve('react-aria/package.json'))
  const written = ['interactions/usePress', 'overlays/usePreventScroll'].map((file) => {
    const source = readFileSync(join(folder, `dist/private/${file}.mjs`), 'utf8')
    const [, style = ''] = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source) ?? []
    return style.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim()
  })
  const { resolve: resolveWizards } = createRequire(join(import.meta.dirname, '../../../mf-wizards/package.json'))
  const drawing = readFileSync(resolveWizards('html2canvas'), 'utf8')
  const [, hidden = ''] = /PSEUDO_HIDE_ELEMENT_STYLE = ("\{.*\}")/.exec(drawing) ?? []
  const hide = (place: string) => `.___html2canvas___pseudoelement_${place}:${place}${String(JSON.parse(hidden))}`
  expect(written).toEqual(LIBRARY_STYLES.slice(0, 2))
  expect(LIBRARY_STYLES[2]).toBe(`${hide('before')}\n         ${hide('after')}`)
})

test('the browser runs no script of a page without a hash, but on a development server [OPEN-260]', async () => {
  const build = fixtureBuild()
  const policyOf = async (path: string, more = {}) => {
    const app = createApp(build.options(more), build.releases())
    const answer = await app.request(path, { headers: { host: 'localhost:8080' } })
    return answer.headers.get('integrity-policy')
  }
  expect(await policyOf('/bookings')).toBe('blocked-destinations=(script)')
  expect(await policyOf('/bookings', { devDir: build.root })).toBeNull()
  // Of the fixture's sign-in one script has no hash.
  expect(await policyOf('/login')).toBeNull()
  build.remove()
})
