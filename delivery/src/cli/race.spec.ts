import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readMoves } from '../release/moves'
import { builtRemote, workshop, type Workshop } from '../testing/built-package'

let shop: Workshop
let meeting: string
beforeEach(async () => {
  shop = workshop()
  meeting = path.join(shop.root, 'meeting')
  mkdirSync(meeting)
  for (const version of ['1.0.0', '1.1.0']) await shop.publish('mf-a', builtRemote('mf-a', version), { as: version })
})
afterEach(() => shop.remove())

const run = promisify(execFile)
const script = path.resolve(import.meta.dirname, '../testing/promote-often.ts')

async function promoteOften(by: string, rounds: number): Promise<{ won: number[]; lost: string[] }> {
  const args = ['--import', import.meta.resolve('tsx'), script, shop.store.place, by, String(rounds), meeting, shop.key]
  return JSON.parse((await run(process.execPath, args)).stdout)
}

test('two processes that move one package never undo each other unseen: each step begins where the last one ended', async () => {
  const [ann, bob] = await Promise.all([promoteOften('ann', 40), promoteOften('bob', 40)])
  const moves = await readMoves(shop.store, 'live')
  expect(moves.filter(({ by }) => by === 'ann').map(({ number }) => number)).toEqual(ann.won)
  expect(moves.filter(({ by }) => by === 'bob').map(({ number }) => number)).toEqual(bob.won)
  expect(moves.map(({ number }) => number)).toEqual(moves.map((_, index) => index + 1))
  expect(ann.lost.length + bob.lost.length).toBeGreaterThan(0)
  const froms = moves.map(({ changes: [change] }) => change?.from)
  expect(froms).toEqual([null, ...moves.map(({ pointers }) => pointers['mf-a']).slice(0, -1)])
  for (const found of ann.lost) expect(found).toMatch(/^bob moved mf-a from \S+ to \S+ at /)
  for (const found of bob.lost) expect(found).toMatch(/^ann moved mf-a from \S+ to \S+ at /)
})
