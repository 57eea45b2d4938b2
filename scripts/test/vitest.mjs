import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { SHORT_LIVED } from '../lib/short-lived.mjs'

/** MB for young objects: specs of pages create many short-lived ones. */
const ROOM = '--max-semi-space-size=64'

/**
 * Runs vitest for the specs of `SPECS` and counts the tests. A file that fails to load, and a run that fails otherwise,
 * count as one failure each.
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

/** Failures of a file with their messages. A file that failed to load has a message of its own. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = path.relative(inRoot(), name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${file}\n${message}`] : []
  return failed.map((test) => `${file} › ${test.fullName}\n${test.failureMessages.join('\n')}`)
}
