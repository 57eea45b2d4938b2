import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { builtRemote, builtShell, workshop, type Workshop } from '../testing/built-package'
import { openMoves, readMoves } from './moves'

let shop: Workshop
beforeEach(async () => {
  shop = workshop()
  await shop.serve('shell', '1.0.0', builtShell('shell'))
  await shop.serve('mf-a', '1.0.0', builtRemote('mf-a', 'a'))
  await shop.serve('mf-b', '1.0.0', builtRemote('mf-b', 'b'))
})
afterEach(() => shop.remove())

const fileOf = (number: number) => path.join(shop.store.place, `channels/live/0000000${number}.json`)
const told = async () => (await readMoves(shop.store, 'live')).map(({ refused = '' }) => refused)

test('where all points follows from the steps, whatever else a step may claim', async () => {
  const moves = await readMoves(shop.store, 'live')
  expect(moves.map(({ pointers }) => pointers)).toEqual([
    { shell: '1.0.0' },
    { shell: '1.0.0', 'mf-a': '1.0.0' },
    { shell: '1.0.0', 'mf-a': '1.0.0', 'mf-b': '1.0.0' },
  ])
})

test.each<[string, () => void, RegExp]>([
  ['is half', () => writeFileSync(fileOf(2), '{"half'), /^step 2 of live: its manifest is no JSON, or half of one/],
  ['is gone', () => rmSync(fileOf(2)), /^step 2 of live: it is gone$/],
  ['is of another kind', () => shop.replace('channels/live/00000002.json', '{"schema":3}'), /^step 2 of live: schema/],
])('a step that %s changes nothing and says so; those after it count', async (_, damage, words) => {
  damage()
  expect(await told()).toEqual(['', expect.stringMatching(words), ''])
  expect((await readMoves(shop.store, 'live')).at(-1)?.pointers).toEqual({ shell: '1.0.0', 'mf-b': '1.0.0' })
})

test('each step is read once, and fewer than there were are refused', async () => {
  const moves = openMoves(shop.store, 'live')
  const first = await moves()
  writeFileSync(fileOf(1), 'changed')
  expect((await moves())[0]).toBe(first[0])
  rmSync(fileOf(3))
  await expect(moves()).rejects.toThrow('its last step is 2, and 3 were followed')
})
