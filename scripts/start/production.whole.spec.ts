import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/paths.mjs'

/** Runs a program with only this environment; returns exit code and output. */
function endOf(entry: string, env: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', inRoot(entry)], {
    cwd: inRoot(),
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += String(chunk)))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said: said.trim() })))
}

// `scripts/image/image.whole.spec.ts` does the same for production programs.
test.each([
  ['demo/src/main.ts', 'DATABASE_URL', 'there is no demo data'],
  ['local-cloud/src/main.ts', 'NODE_ENV', 'not for production'],
])('%s with nothing but NODE_ENV=production ends with one line [OPEN-142]', async (entry, ...words) => {
  const { code, said } = await endOf(entry, { NODE_ENV: 'production' })
  expect(code).toBe(1)
  expect(said.split('\n')).toHaveLength(1)
  for (const word of words) expect(said).toContain(word)
})

test('the output has no secret [OPEN-142]', async () => {
  const { code, said } = await endOf('backend/src/main.ts', {
    NODE_ENV: 'production',
    SMTP_URL: 'https://user:very-secret@mail.example',
    STORAGE_SECRET_KEY: 'very secret',
    STORAGE_ACCESS_KEY: 'PORTALDEMOACCESSKEY0',
  })
  expect(code).toBe(1)
  expect(said).toMatch(/the demo has it: STORAGE_ACCESS_KEY; SMTP_URL is not .*; STORAGE_SECRET_KEY is not /)
  expect(said).not.toMatch(/very.secret|PORTALDEMO/)
})
