import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { removeOthers } from './remove-others'

test('what is no part of the build goes; compressed forms and notes of the build stay', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-others-'))
  mkdirSync(path.join(folder, 'fonts'))
  const write = (file: string) => writeFileSync(path.join(folder, file), '')
  for (const file of ['now.1.js', 'now.1.js.br', '.build', 'fonts/now.woff2']) write(file)
  for (const file of ['old.1.js', 'old.1.js.br', 'fonts/old.woff2', 'now.0.js']) write(file)
  await removeOthers(folder, new Set(['now.1.js', 'fonts/now.woff2']))
  const left = readdirSync(folder, { recursive: true }).map(String).toSorted()
  rmSync(folder, { recursive: true })
  expect(left).toEqual(['.build', 'fonts', 'fonts/now.woff2', 'now.1.js', 'now.1.js.br'])
})
