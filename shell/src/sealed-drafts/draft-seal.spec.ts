import { expect, test } from 'vitest'
import { open, seal } from './draft-seal'

const key = (letter: string) => btoa(letter.repeat(32))

test.each([
  ['a few words', 'Zoë’s ashes 🐈'],
  ['nothing', ''],
  ['a long draft', 'Bella '.repeat(50_000)],
])('%s come back with the same key', async (_, text) => {
  const sealed = await seal(key('a'), text)
  expect(sealed).toMatch(/^[\w+/]+=*$/)
  expect(sealed).not.toContain('Bella')
  expect(await open(key('a'), sealed)).toBe(text)
})

test('twice the same text is not twice the same seal', async () => {
  expect(await seal(key('a'), 'Bella')).not.toBe(await seal(key('a'), 'Bella'))
})

test('another key, a changed or a damaged entry gives nothing', async () => {
  const sealed = await seal(key('a'), 'Bella')
  const changed = sealed.slice(0, 20) + (sealed[20] === 'A' ? 'B' : 'A') + sealed.slice(21)
  const answers = await Promise.all([open(key('b'), sealed), open(key('a'), changed), open(key('a'), '%')])
  expect(answers).toEqual([null, null, null])
})
