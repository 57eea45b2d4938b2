// `pnpm affected [--since ref]`: runs what a change can have touched, and says what it leaves out and why [OPEN-248].
import { parseArgs } from 'node:util'
import { baseOf, changedSince, WrongRef } from './affected/changes'
import { planLines, planOf, type Plan } from './affected/plan'
import { readProject } from './affected/project'
import { runStages } from './test/run-stages.mjs'
import { affectedStages, STAGES } from './test/stages.mjs'

function asked() {
  try {
    return parseArgs({ options: { since: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } }).values
  } catch {
    throw new WrongRef('Use: pnpm affected [--since ref] [--dry-run]')
  }
}

function planFor(changed: readonly string[]): Plan {
  const { declared, project } = readProject()
  return planOf(changed, declared, project)
}

const stagesOf = ({ reach, specs, journeys }: Plan) =>
  reach.everything === null
    ? affectedStages({
        builds: reach.remotes,
        specs: [...specs.byGraph, ...specs.ofRepository],
        needsDatabase: specs.needsDatabase,
        journeys: [...journeys.touched].flatMap(([file, { lines, of }]) =>
          lines.length < of ? lines.map((line) => `${file}:${line}`) : [file],
        ),
        others: journeys.others,
      })
    : STAGES

try {
  const { since, 'dry-run': isDry } = asked()
  const { ref, commit } = baseOf(since)
  const changed = changedSince(commit)
  const plan = planFor(changed)
  console.log([`Since ${ref} (${commit.slice(0, 8)}).`, ...planLines(changed, plan)].join('\n'))
  if (changed.length > 0 && !isDry) await runStages(null, stagesOf(plan))
} catch (error) {
  if (!(error instanceof WrongRef)) throw error
  console.error(error.message)
  process.exitCode = 2
}
