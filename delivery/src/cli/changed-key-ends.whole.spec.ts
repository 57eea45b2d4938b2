import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { placeOfSuccessor } from '../release/documents/successors'
import { changedKeys, type Owned } from './changed-keys.fixture'

const { by, change, failed, healthAt, keyFile, keys, later, next, portal, publish, said, serve, shop, versionAt } =
  changedKeys()

let own: Owned
let team: Owned
beforeEach(() => {
  own = keyFile('own')
  team = keyFile('team')
})

test('a stolen key: the thief is first, the team is told, and the operator takes the whole chain out [OPEN-311]', async () => {
  const url = await serve()
  await publish(own, '1.0.0')
  await by(own, 'promote', 'mf-a', '1.0.0')
  const thiefs = await next(team, 'thiefs', '--now')
  await publish(thiefs, '1.1.0')
  expect(await by(thiefs, 'promote', 'mf-a', '1.1.0', '--portal', url)).toBe(0)
  expect(await change(team, 'mine')).toBe(1)
  const words = failed()
  expect(words).toContain('Refused: Another key follows yours already.')
  expect(words).toContain(`portal keys remove ${team.key}, and list a new one.`)
  expect(await keys('remove', team.key)).toBe(0)
  await expect.poll(() => versionAt(url)).toBe('1.0.0')
  const mine = keyFile('mine')
  expect(await keys('allow', mine.key, '--for', 'mf-a', '--name', 'Reports')).toBe(0)
  expect(await publish(mine, '1.1.0')).toBe(0)
  expect(await publish(thiefs, '1.2.0')).toBe(1)
})

test('one that got out in the overlap ends with the next change at once; the operator may take one out alone [OPEN-311, OPEN-312]', async () => {
  const second = await next(team, 'second')
  const third = await next(second, 'third', '--now')
  later(1000)
  for (const gone of [team, second]) {
    expect(await publish(gone, '1.0.0')).toBe(1)
    expect(failed()).toContain('Another key has followed yours')
  }
  expect(await publish(third, '1.0.0')).toBe(0)
  said()
  expect(await keys('remove', third.key)).toBe(0)
  expect(said()).not.toContain(third.key)
  expect(await publish(third, '1.1.0')).toBe(1)
  // What comes next is the operator's to list; nothing that has ended begins again.
  expect(await publish(second, '1.1.0')).toBe(1)
  failed()
  expect(await keys('allow', second.key, '--for', 'mf-c', '--name', 'Others')).toBe(1)
  expect(failed()).toMatch(/^Refused: That key has followed one of another name\.[^]*counts: Reports\./)
})

test('a store that was put back, and a server that starts: what has ended stays so [OPEN-312]', async () => {
  const seen = path.join(shop().root, 'seen')
  const url = await serve({ seen })
  await publish(team, '1.0.0')
  await next(team, 'second', '--now')
  const { key } = keyFile('second')
  await expect
    .poll(
      async () => (await (await fetch(`${url}/versions/served/mf-a?key=${encodeURIComponent(key)}`)).json()).mayMove,
    )
    .toBe(true)
  const place = placeOfSuccessor(team.key)
  await shop().store.remove(place)
  later(1000)
  // By the store as it is now, on this machine, it counts.
  expect(await by(team, 'promote', 'mf-a', '1.0.0')).toBe(0)
  const started = await serve({ seen })
  for (const each of [url, started]) {
    await expect.poll(async () => (await healthAt(each)).refused.length).toBe(1)
    const { remotes, refused, keys: told } = await healthAt(each)
    expect([remotes['mf-a'], refused[0], told.why]).toEqual([
      undefined,
      expect.stringMatching(
        /^step 2 of live: .* is signed by a key that another has followed, and that moves nothing since 20/,
      ),
      `${place} is gone: the store was put back`,
    ])
  }
  writeFileSync(`${seen}.keys.after`, 'nothing of it')
  expect(await versionAt(await serve({ seen }))).toBe('1.0.0')
})

test('a step that says it was before the end counts for nothing behind one that is after it [OPEN-312]', async () => {
  const url = await serve()
  for (const version of ['1.0.0', '1.1.0']) await publish(team, version)
  const second = await next(team, 'second', '--now')
  later(60_000)
  await by(second, 'promote', 'mf-a', '1.0.0')
  // A machine whose clock stands still, and that may write to the store.
  vi.setSystemTime(Date.now() - 120_000)
  expect(await by(team, 'promote', 'mf-a', '1.1.0')).toBe(0)
  await expect.poll(async () => (await healthAt(url)).refused.length).toBe(1)
  expect(await versionAt(url)).toBe('1.0.0')
  said()
  expect(await portal('history')).toBe(0)
  expect(said()).toMatch(/step 3 of live: .* moves nothing since/)
})
