import { expect, test } from 'vitest'
import { openSealed, sealKey } from '@portal/federation/host'
import { seal } from './seal-drafts'

const key = (letter: string) => sealKey(btoa(letter.repeat(32)))

test.each([
  ['a few words', 'Zoë’s ashes 🐈'],
  ['nothing', ''],
  ['a long draft', 'Bella '.repeat(10_000)],
])("the browser's own cryptography opens a synchronous seal with the same key: %s", async (_, text) => {
  const sealed = seal(await key('a'), text)
  expect(sealed).toMatch(/^[\w+/]+=*$/)
  expect(sealed).not.toContain(btoa('Bella ').slice(0, 8))
  expect(await openSealed(await key('a'), sealed)).toBe(text)
})

test('two seals of one text differ', async () => {
  expect(seal(await key('a'), 'Bella')).not.toBe(seal(await key('a'), 'Bella'))
})

test('does not open with another key, or when changed or damaged', async () => {
  const sealed = seal(await key('a'), 'Bella')
  const changed = Array.from({ length: 4 }, (_, part) => {
    const at = Math.floor(((part + 1) * (sealed.length - 3)) / 5)
    return sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
  })
  const good = await key('a')
  const answers = [openSealed(await key('b'), sealed), ...[...changed, '%', ''].map((one) => openSealed(good, one))]
  expect(new Set(await Promise.all(answers))).toEqual(new Set([null]))
})
