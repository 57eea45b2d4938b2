import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { inRoot } from './lib/paths.mjs'

test('of the shell it says what is run in its place [OPEN-247]', () => {
  const { status, stderr } = spawnSync(process.execPath, [inRoot('scripts/dev.mjs'), 'shell'], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('npm start')
  expect(stderr).toContain('pnpm portal publish shell --dev --promote')
})
