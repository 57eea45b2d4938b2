import { journeysOf, type Journeys } from './journeys'
import { reachOf, type Reach } from './reach'
import type { Declared, Project } from './screens'
import { specsOf } from './specs'

/** What is run for a change, and what is not. */
export interface Plan {
  readonly reach: Reach
  readonly specs: ReturnType<typeof specsOf>
  readonly journeys: Journeys
}

/** What a change of these files can have touched. */
export function planOf(changed: readonly string[], declared: readonly Declared[], project: Project): Plan {
  const reach = reachOf(changed)
  return {
    reach,
    specs: specsOf(changed, project),
    journeys: journeysOf(declared, reach.files, project),
  }
}

/** The plan in words: what is run and why, and what is left out and why [OPEN-248]. */
export function planLines(changed: readonly string[], { reach, specs, journeys }: Plan): string[] {
  if (changed.length === 0) return ['Nothing was changed.']
  if (reach.everything !== null) return [`Everything is run: ${reach.everything}.`]
  const { remotes } = reach
  const touched = [...journeys.touched]
  const tests = touched.flatMap(([, { lines }]) => lines)
  return [
    `Changed: ${changed.length} ${changed.length === 1 ? 'file' : 'files'}${remotes.length > 0 ? ` of ${remotes.join(', ')}` : ''}.`,
    `Format and types: of everything; lint and boundaries: of ${remotes.length > 0 ? 'these and the journeys' : 'everything'}.`,
    `Build: ${remotes.join(', ') || 'nothing'}; what else is there stays.`,
    `Specs: ${specs.byGraph.length} import what was changed, ${specs.ofRepository.length} read the repository as text${specs.needsDatabase ? '' : '; none needs a database'}.`,
    `Journeys: ${touched.length}, of them ${tests.length} tests.`,
    ...touched.map(
      ([file, { why, lines, of }]) =>
        `  ${nameOf(file)}${lines.length < of ? ` (${lines.length} of ${of})` : ''} ${why}`,
    ),
    `Left out: ${specs.leftOut} specs, which import none of it; ${journeys.leftOut.length} journeys, which neither go to a screen of it nor pass one and look for its words; sizes and benches, which "npm test" looks after.`,
    ...(journeys.leftOut.length > 0 ? [`  ${journeys.leftOut.map(nameOf).join(', ')}`] : []),
  ]
}

const nameOf = (file: string) => file.replace(/^.*\//, '').replace('.e2e.ts', '')
