import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BuildCache } from './build-cache.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-builds-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function builds() {
  const dist = path.join(folder, 'dist')
  const kept = path.join(folder, 'builds')
  const build = (text: string) => {
    mkdirSync(path.join(dist, 'fonts'), { recursive: true })
    writeFileSync(path.join(dist, 'fonts', 'main.js'), text)
  }
  return { cache: new BuildCache(kept), dist, kept, build }
}

test('what was built once comes back as it was, in the place of what is there', async () => {
  const { cache, dist, build } = builds()
  build('one')
  await cache.keep('mf-a', 'hash-1', dist)
  build('two')
  writeFileSync(path.join(dist, 'only-in-two.js'), '')
  expect(await cache.restore('mf-a', 'hash-2', dist)).toBe(false)
  expect(await cache.restore('mf-b', 'hash-1', dist)).toBe(false)
  expect(readFileSync(path.join(dist, 'fonts', 'main.js'), 'utf8')).toBe('two')
  expect(await cache.restore('mf-a', 'hash-1', dist)).toBe(true)
  expect(readFileSync(path.join(dist, 'fonts', 'main.js'), 'utf8')).toBe('one')
  expect(readdirSync(dist)).toEqual(['fonts'])
})

test('of each package the four that were used last are kept', async () => {
  const { cache, dist, kept, build } = builds()
  for (const n of [1, 2, 3, 4]) {
    build(String(n))
    await cache.keep('mf-a', `hash-${n}`, dist)
    utimesSync(path.join(kept, 'mf-a', `hash-${n}`), n, n)
  }
  await cache.restore('mf-a', 'hash-1', dist)
  await cache.keep('mf-a', 'hash-5', dist)
  expect(readdirSync(path.join(kept, 'mf-a')).toSorted()).toEqual(['hash-1', 'hash-3', 'hash-4', 'hash-5'])
})
