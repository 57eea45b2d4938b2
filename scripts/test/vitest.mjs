import { readFile, rm } from 'node:fs/promises'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

/**
 * Runs vitest over some files and counts its tests. A file that breaks before its first test, or a
 * run that fails in any other way, counts as one failure more.
 */
export async function vitest(name, files = [], env = {}) {
  const report = inRoot('.cache/test', `${name}.json`)
  await rm(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [inRoot('node_modules/vitest/vitest.mjs'), 'run', ...reporters, '--passWithNoTests', ...files]
  const { code } = await run(process.execPath, args, { env })
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = await readReport(report)
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

const readReport = (file) => readFile(file, 'utf8').then(JSON.parse, () => ({}))
