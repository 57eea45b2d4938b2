import { mkdirSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { Failure } from '../lib/fail.mjs'
import { install } from '../lib/install.mjs'
import { inRoot } from '../lib/paths.mjs'
import { stopPortal } from './portal.mjs'

/** Lines of a failed test in the summary. */
const MESSAGE_LINES = 24

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** The failed stage that this stage needs. */
const blockerOf = ({ needs }, done) => needs?.find((name) => done.some((other) => other.name === name && other.failed))

/** Starts the servers of later stages early. The stage that waits for a server reports its failure. */
function beginAll(stages, done) {
  for (const stage of stages) if (!blockerOf(stage, done)) stage.begin?.().catch(() => {})
}

/** Runs a stage; an exception counts as one failure. */
async function runStage(stage, done) {
  const since = Date.now()
  console.log(`\n── ${stage.name} ${'─'.repeat(Math.max(2, 70 - stage.name.length))}`)
  const blocker = blockerOf(stage, done)
  const result = blocker
    ? { passed: 0, failed: 1, note: `not run: ${blocker} failed` }
    : await stage.run().catch((error) => {
        console.error(error instanceof Failure ? error.message : error)
        return { passed: 0, failed: 1 }
      })
  return { name: stage.name, time: seconds(since), ...result }
}

/** Repeats the failures at the end of the log, where readers look first. */
function printFailures(done) {
  for (const { name, failures = [] } of done) {
    for (const failure of failures) {
      const [title, ...message] = stripVTControlCharacters(failure).split('\n')
      console.log([`\n✗ ${name}: ${title}`, ...message.slice(0, MESSAGE_LINES).map((line) => `  ${line}`)].join('\n'))
    }
  }
}

const inOrder = (done, stages) => stages.flatMap(({ name }) => done.filter((one) => one.name === name))

function printSummary(done, stages, since) {
  printFailures(done)
  console.log('')
  for (const { name, time, passed, failed, note } of inOrder(done, stages)) {
    const counts = `${passed} passed, ${failed} failed`
    console.log(`${failed ? '✗' : '✓'} ${name.padEnd(12)} ${time.padStart(8)}   ${counts}${note ? `  (${note})` : ''}`)
  }
  const sum = (key) => done.reduce((total, stage) => total + stage[key], 0)
  console.log(`  ${'all stages'.padEnd(12)} ${seconds(since).padStart(8)}\n`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed')
}

/** Runs all stages or the named ones, and sets the exit code. */
export async function runStages(only, stages) {
  const unknown = only?.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown !== undefined) {
    throw new Failure(`No stage '${unknown}'. Stages: ${stages.map((stage) => stage.name).join(', ')}`)
  }
  const since = Date.now()
  mkdirSync(inRoot('.cache/test'), { recursive: true })
  await install()
  const done = []
  const wanted = stages.filter(({ name }) => !only || only.includes(name))
  const started = wanted.filter((stage) => stage.isParallel).map((stage) => runStage(stage, done))
  // In parallel with the specs, which leave processor time.
  void Promise.all(started).then((besides) => beginAll(wanted, besides))
  const ended = async () => done.push(...(await Promise.all(started.splice(0))))
  try {
    for (const stage of wanted.filter(({ isParallel }) => !isParallel)) {
      // A stage that needs parallel stages, or measures time, waits for all of them.
      if (stage.needs) await ended()
      done.push(await runStage(stage, done))
    }
    await ended()
  } finally {
    await stopPortal(done.some(({ failed }) => failed))
  }
  process.exitCode = printSummary(done, stages, since) ? 1 : 0
}
