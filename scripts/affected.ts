// `pnpm affected [--since ref]`: runs what a change can have touched, and says what it leaves out and why [OPEN-248].
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readDeclaration } from '../shared/federation/src/registry/schema'
import { baseOf, changedSince, WrongRef } from './affected/changes'
import { importGraph } from './affected/import-graph'
import { planLines, planOf, type Plan } from './affected/plan'
import { inRoot } from './lib/paths.mjs'
import { read, writtenFiles } from './lib/written-files'
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
  const files = writtenFiles()
  const remotes = files.filter((file) => /^mf-[^/]+\/remote\.json$/.test(file))
  const declared = remotes.map((file) => readDeclaration(JSON.parse(read(file))))
  const textOf = (file: string) => (existsSync(inRoot(file)) ? read(file) : '')
  return planOf(changed, declared, { files, graph: importGraph(files, textOf), read: textOf })
}

const stagesOf = ({ reach, specs, journeys }: Plan) =>
  reach.everything === null
    ? affectedStages({
        builds: reach.remotes,
        specs: [...specs.byGraph, ...specs.ofRepository],
        journeys: [...journeys.touched.keys()],
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
