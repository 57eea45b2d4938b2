import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { pruneOld } from './prune-old'

test('only files that are no part of the build and older than a week go', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-prune-'))
  mkdirSync(path.join(folder, 'fonts'))
  const now = Date.now()
  const write = (file: string, ageInDays: number) => {
    writeFileSync(path.join(folder, file), '')
    const time = dayjs(now).subtract(ageInDays, 'day').toDate()
    utimesSync(path.join(folder, file), time, time)
  }
  for (const file of ['now.1.js', 'now.1.js.br', '.build']) write(file, 30)
  for (const file of ['old.1.js', 'old.1.js.br', 'fonts/old.woff2']) write(file, 8)
  write('recent.1.js', 6)
  await pruneOld(folder, new Set(['now.1.js']), now)
  const left = readdirSync(folder, { recursive: true }).map(String).toSorted()
  rmSync(folder, { recursive: true })
  expect(left).toEqual(['.build', 'fonts', 'now.1.js', 'now.1.js.br', 'recent.1.js'])
})
