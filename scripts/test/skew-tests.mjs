import { readFile, rm } from 'node:fs/promises'
import { ensureHeadlessShell } from '../lib/browser.mjs'
import { Failure } from '../lib/fail.mjs'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

/** Shell and remotes of the contract before and of this one, in each pair [OPEN-254]. */
export async function skewTests() {
  const chromium = await ensureHeadlessShell()
  if (!chromium) throw new Failure('No Chromium: install one, or set CHROMIUM_PATH to its program.')
  const report = inRoot('.cache/test/skew.json')
  await rm(report, { force: true })
  const env = { E2E_REPORT: report, ...(chromium !== 'playwright' && { CHROMIUM_PATH: chromium }) }
  const { code } = await run(process.execPath, ['--import', import.meta.resolve('tsx'), inRoot('e2e/skew/run.ts')], {
    env,
  })
  const broken = { passed: 0, failed: 1 }
  const found = await readFile(report, 'utf8').then(JSON.parse, () => broken)
  return code !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found
}
