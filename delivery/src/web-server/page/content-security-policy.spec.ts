import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '../app'
import { readRegistry } from '@portal/federation/host'
import { readShellManifest } from '../../releases/documents/shell-manifest'
import { fixedReleases } from '../../releases/served/fixed-releases'
import { fixtureBuild, REGISTRY, SHELL_MANIFEST } from '../../testing/fixture-build'
import { contentSecurityPolicy, inlineHash, LIBRARY_STYLES } from './content-security-policy'
import { siteOf } from './site'

const site = siteOf('portal.test', 'https://portal.test')
function policy(script: string, styles: readonly string[]): Record<string, string> {
  if (!site) throw new Error('no site')
  const directives = contentSecurityPolicy({ script, styles }, site).split('; ')
  return Object.fromEntries(directives.map((one) => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)]))
}

const START_SCRIPT = 'start()'

test('allows no text as HTML or script except by the default policy, and only known styles [OPEN-259]', () => {
  expect(policy(START_SCRIPT, ['body{}'])).toMatchObject({
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
    'script-src': `'self' ${inlineHash(START_SCRIPT)}`,
    'style-src': ["'self'", ...['body{}', ...LIBRARY_STYLES].map(inlineHash)].join(' '),
  })
})

test('allows each style element of a page by its hash', async () => {
  const build = fixtureBuild()
  const shell = readShellManifest(SHELL_MANIFEST)
  const releases = fixedReleases(shell, { ...readRegistry(REGISTRY), remotes: {} }, () => build.shellDir)
  const app = createApp(build.options({ isRehearsal: true }), releases)
  const answer = await app.request('/login', { headers: { host: 'localhost:8080' } })
  const styles = [...(await answer.text()).matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style)
  expect(styles).toHaveLength(3)
  for (const style of styles) expect(answer.headers.get('content-security-policy')).toContain(inlineHash(style))
  build.remove()
})

test('LIBRARY_STYLES equal the style elements in the sources of the libraries', () => {
  const { resolve } = createRequire(join(import.meta.dirname, '../../../../shared/ui/package.json'))
  const folder = dirname(createRequire(resolve('react-aria-components')).resolve('react-aria/package.json'))
  const written = ['interactions/usePress', 'overlays/usePreventScroll'].map((file) => {
    const source = readFileSync(join(folder, `dist/private/${file}.mjs`), 'utf8')
    const [, style = ''] = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source) ?? []
    return style.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim()
  })
  const { resolve: resolveWizards } = createRequire(join(import.meta.dirname, '../../../../mf-wizards/package.json'))
  const drawing = readFileSync(resolveWizards('html2canvas'), 'utf8')
  const [, hidden = ''] = /PSEUDO_HIDE_ELEMENT_STYLE = ("\{.*\}")/.exec(drawing) ?? []
  const hide = (place: string) => `.___html2canvas___pseudoelement_${place}:${place}${String(JSON.parse(hidden))}`
  expect(written).toEqual(LIBRARY_STYLES.slice(0, 2))
  expect(LIBRARY_STYLES[2]).toBe(`${hide('before')}\n         ${hide('after')}`)
})

test('forbids scripts without a hash, except on a development server [OPEN-260]', async () => {
  const build = fixtureBuild()
  const policyOf = async (path: string, more = {}) => {
    const app = createApp(build.options(more), build.releases())
    const answer = await app.request(path, { headers: { host: 'localhost:8080' } })
    return answer.headers.get('integrity-policy')
  }
  expect(await policyOf('/bookings')).toBe('blocked-destinations=(script)')
  expect(await policyOf('/bookings', { devDir: build.root })).toBeNull()
  // One script of the fixture's sign-in page has no hash.
  expect(await policyOf('/login')).toBeNull()
  build.remove()
})
