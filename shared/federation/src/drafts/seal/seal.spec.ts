import { describe, expect, test } from 'vitest'
import { open, seal, sealKey } from './seal'
import { StreamSeal } from './stream-seal'

const key = (letter: string) => sealKey(btoa(letter.repeat(32)))

async function streamed(letter: string) {
  const stream = new StreamSeal((await key(letter)).stream)
  await stream.prepare()
  return stream
}

describe.each([
  ['in one piece', async (letter: string, text: string) => seal(await key(letter), text)],
  ['at once, by a stream that lies ready', async (letter: string, text: string) => (await streamed(letter)).seal(text)],
])('what is sealed %s', (_, sealed) => {
  test.each([
    ['a few words', 'Zoë’s ashes 🐈'],
    ['nothing', ''],
    ['a long draft', 'Bella '.repeat(10_000)],
  ])('comes back with the same key: %s', async (_name, text) => {
    const lies = (await sealed('a', text)) ?? ''
    expect(lies).toMatch(/^~?[\w+/]+=*$/)
    expect(lies).not.toContain(btoa('Bella ').slice(0, 8))
    expect(await open(await key('a'), lies)).toBe(text)
  })

  test('is never the same twice', async () => {
    expect(await sealed('a', 'Bella')).not.toBe(await sealed('a', 'Bella'))
  })

  test('opens with no other key, and not when it was changed or is damaged', async () => {
    const lies = (await sealed('a', 'Bella')) ?? ''
    const changed = Array.from({ length: 4 }, (__, part) => {
      const at = Math.floor(((part + 1) * (lies.length - 3)) / 5)
      return lies.slice(0, at) + (lies[at] === 'A' ? 'B' : 'A') + lies.slice(at + 1)
    })
    const good = await key('a')
    const answers = await Promise.all([
      open(await key('b'), lies),
      ...[...changed, '%', '~%', '~'].map((one) => open(good, one)),
    ])
    expect(new Set(answers)).toEqual(new Set([null]))
  })
})

test('each part of the stream is used once, and says when it ends', async () => {
  const stream = await streamed('a')
  const texts = Array.from({ length: 3 }, (_, at) => `${at}`.repeat(20_000))
  const sealed = texts.map((text) => stream.seal(text) ?? '')
  expect(new Set(sealed.map((one) => one.slice(0, 22))).size).toBe(3)
  expect(stream.isNearEnd).toBe(true)
  expect(stream.seal(texts.join(''))).toBeNull()
  const good = await key('a')
  expect(await Promise.all(sealed.map((one) => open(good, one)))).toEqual(texts)
  await stream.prepare(60_000)
  expect(await open(good, stream.seal(texts.join('')) ?? '')).toBe(texts.join(''))
})
