import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { SHORT_LIVED } from '../lib/short-lived.mjs'

/** For young objects, in MB: specs of pages, in threads of that process, make many that are gone at once. */
const ROOM = '--max-semi-space-size=64'

/**
 * Runs vitest over the specs that `SPECS` names and counts its tests. A file that breaks before its first test, or a
 * run that fails in any other way, counts as one failure more.
 */
export async function vitest(name, env, files = []) {
  const report = inRoot('.cache/test', `${name}.json`)
  await rm(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const program = [ROOM, ...SHORT_LIVED, inRoot('node_modules/vitest/vitest.mjs')]
  const args = [...program, 'run', ...reporters, '--passWithNoTests', ...files]
  const { code } = await run(process.execPath, args, { env })
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, testResults = [] } = await readReport(report)
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, failures: testResults.flatMap(failuresOf) }
}

const readReport = (file) => readFile(file, 'utf8').then(JSON.parse, () => ({}))

/** What failed in one file, with its message; a file that broke before its first test speaks for itself. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = path.relative(inRoot(), name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${file}\n${message}`] : []
  return failed.map((test) => `${file} › ${test.fullName}\n${test.failureMessages.join('\n')}`)
}
