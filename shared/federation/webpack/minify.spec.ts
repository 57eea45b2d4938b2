import { expect, test } from 'vitest'
import { minify, withoutHashes } from './minify'

const script = (one: string, other: string) =>
  `export const name = (chunk) => ({ 531: "${one}", 7: '${other}' })[chunk] + "." + "edit.${one}.js";`
const minified = async (code: string) => String((await minify({ 'entry.js': code }, undefined, { module: true })).code)

test('hashes of files do not count: they differ from folder to folder before a script is minimized', async () => {
  const [one = '', other = ''] = await Promise.all([
    minified(script('ccccccc1', 'cccccc22')),
    minified(script('aaaaaaa2', 'bbbbbb33')),
  ])
  expect(one).toContain('"ccccccc1"')
  expect(one).toContain('edit.ccccccc1.js')
  expect(one).not.toMatch(/e000000/)
  expect(other.replaceAll('aaaaaaa2', 'ccccccc1').replaceAll('bbbbbb33', 'cccccc22')).toBe(one)
})

test('what is no hash stays: numbers, colours, words that look like a stand-in', () => {
  const code = 'a = 12345678 + 0.12345678; b = "#c9ccce80"; c = "e0000007"; deadbeef(x)'
  const { script: masked, restored } = withoutHashes(code)
  expect(masked).toBe('a = 12345678 + 0.12345678; b = "#c9ccce80"; c = "e0000000"; deadbeef(x)')
  expect(restored(masked)).toBe(code)
})
