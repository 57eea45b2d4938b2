import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pointersOf } from '../release/channel/channel'
import { promote } from '../release/publish/move-pointers'
import { readMoves } from '../release/channel/moves'
import { Refusal } from '../release/documents/refusal'
import { readRelease } from '../release/documents/stored-release'
import { builtRemote, NOW, workshop, type Workshop } from '../testing/built-package'

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

/** Runs a script beside this one in a process of its own, and answers what it says. */
async function inProcess(script: string, ...args: string[]) {
  const file = path.resolve(import.meta.dirname, '../testing', script)
  const words = ['--import', import.meta.resolve('tsx'), file, shop.store.place, ...args]
  return JSON.parse((await run(process.execPath, words)).stdout)
}

const promoteOften = (by: string, rounds: number): Promise<{ won: number[]; lost: string[] }> =>
  inProcess('promote-often.ts', by, String(rounds), meeting, shop.key)

test('two processes that move one package never undo each other unseen: each step begins where the last one ended', async () => {
  const [ann, bob] = await Promise.all([promoteOften('ann', 40), promoteOften('bob', 40)])
  const moves = await readMoves(shop.store, 'live')
  const won = [...ann.won, ...bob.won].toSorted((one, other) => one - other)
  expect(moves.map(({ number }) => number)).toEqual(won)
  expect(won).toEqual(moves.map((_, index) => index + 1))
  expect(ann.lost.length + bob.lost.length).toBeGreaterThan(0)
  const froms = moves.map(({ changes: [change] }) => change?.from)
  expect(froms).toEqual([null, ...moves.map(({ pointers }) => pointers['mf-a']).slice(0, -1)])
  for (const found of [...ann.lost, ...bob.lost]) expect(found).toMatch(/^key …\S+ moved mf-a from \S+ to \S+ at /)
})

/** Rounds of the race of a drop and a promotion. */
const ROUNDS = 25

test('while another process drops all that nobody needs, no promotion of an old version leads to what is dropped', async () => {
  const end = path.join(shop.root, 'end')
  const other: Promise<{ dropped: number }> = inProcess('gc-often.ts', end)
  const lost: unknown[] = []
  // The first versions go when the other process is there.
  await expect.poll(() => shop.store.list('mf-a')).toEqual([])
  for (let round = 0; round < ROUNDS; round++) {
    const version = `2.${round}.0`
    await shop
      .publish('mf-a', builtRemote('mf-a', version), { as: version })
      .catch((error: unknown) => lost.push(error))
    await delay(round % 12)
    const order = { channel: 'live', by: 'ann', now: NOW, isOlderMeant: true }
    const moved = await promote(shop.store, order, [{ name: 'mf-a', version }]).catch((error: unknown) => error)
    if (moved instanceof Error) lost.push(moved)
    const pointed = pointersOf(await readMoves(shop.store, 'live'))['mf-a']
    const release = pointed === undefined ? null : await readRelease(shop.store, 'mf-a', pointed)
    expect(
      Object.keys(release?.files ?? {}).filter(
        (file) => !existsSync(path.join(shop.store.place, 'mf-a', pointed ?? '', file)),
      ),
    ).toEqual([])
    expect(release?.version).toBe(pointed)
  }
  writeFileSync(end, '')
  const { dropped } = await other
  expect(lost.filter((error) => !(error instanceof Refusal))).toEqual([])
  expect(dropped).toBeGreaterThan(2)
})
