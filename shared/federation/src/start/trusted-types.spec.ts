// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SCRIPT_TEXTS } from '@portal/testing/script-texts'
import { registryOf } from '@portal/testing/registry'
import { guardChunks } from '../loader/integrity'
import { trustOwnFiles } from './trusted-types'

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>
let rules: Rules
const made: string[] = []

beforeEach(() => {
  made.length = 0
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, given: Rules) => {
      made.push(`${name}: ${Object.keys(given).join(' ')}`)
      rules = given
    },
  })
  trustOwnFiles()
})
afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.portalIntegrity = undefined
})

test('a page has one Trusted Types policy, the default, without scripts from text [OPEN-259]', () => {
  expect(made).toEqual(['default: createHTML createScriptURL'])
})

test('works in a browser without Trusted Types [OPEN-259]', () => {
  vi.stubGlobal('trustedTypes', undefined)
  expect(trustOwnFiles).not.toThrow()
})

test.each([
  'Bella &amp; Max',
  '<!DOCTYPE html><html></html>',
  '<svg viewBox="0 0 2 1" aria-hidden="true"><g fill="#000"><path d="M0 0H2"/></g></svg>',
  '<svg><clipPath id="c"><rect width="1"/></clipPath><image xlink:href="blob:https://portal.test/1"/></svg>',
])('%s may become HTML', (html) => {
  expect(rules.createHTML(html)).toBe(html)
})

const TAGS = Object.entries(SCRIPT_TEXTS).filter(([, text]) => text.includes('<'))
test.each([
  ...TAGS,
  ['a link', '<svg><a href="javascript:alert(1)">x</a></svg>'],
  ['a handler of a drawing', '<svg onload="alert(1)"></svg>'],
  ['a handler behind others', '<svg viewBox="0 0 1 1" ONLOAD="alert(1)"/>'],
  ['a handler without quotes', '<svg onload=alert(1)></svg>'],
  ['a style attribute', '<g style="background: url(//evil.test)"/>'],
  ['a change by time', '<svg><set attributeName="href" to="javascript:alert(1)"/></svg>'],
  ['HTML in a drawing', '<svg><foreignObject><p>x</p></foreignObject></svg>'],
  ['what another place holds', '<svg><use href="//evil.test/x.svg#a"/></svg>'],
  ['a tag that never ends', '<svg '],
])('%s may not become HTML', (_, html) => {
  expect(rules.createHTML(html)).toBeNull()
})

test('checks a long text to its end', () => {
  const long = `<svg>${'<path d="M0 0"/> '.repeat(20_000)}`
  expect(rules.createHTML(`${long}</svg>`)).not.toBeNull()
  expect(rules.createHTML(`${long}<`)).toBeNull()
})

test('before the list is known, accepts scripts in the folders of releases', () => {
  const { createScriptURL } = rules
  expect(createScriptURL('/shell/main.js')).toBe('/shell/main.js')
  expect(createScriptURL('https://files.test/remotes/mf-a/a.js')).toBe('https://files.test/remotes/mf-a/a.js')
  expect(createScriptURL('/api/portal/vet')).toBeNull()
  expect(createScriptURL('data:text/javascript,alert(1)')).toBeNull()
  expect(createScriptURL('/shell/../api/x.js')).toBeNull()
})

test('with the list, accepts only listed files', () => {
  guardChunks(registryOf({ name: 'mf-a', integrity: { 'a.js': 'sha384-a' } }), { 'main.js': 'sha384-m' })
  const { createScriptURL } = rules
  expect(createScriptURL('/remotes/mf-a/a.js')).toBe('/remotes/mf-a/a.js')
  expect(createScriptURL(`${location.origin}/shell/main.js`)).not.toBeNull()
  expect(createScriptURL('/remotes/mf-a/b.js')).toBeNull()
  expect(createScriptURL('/shell/other.js')).toBeNull()
  expect(createScriptURL('blob:https://portal.test/1')).toBeNull()
})
