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
  return [
    `Changed: ${changed.length} ${changed.length === 1 ? 'file' : 'files'}${remotes.length > 0 ? ` of ${remotes.join(', ')}` : ''}.`,
    'Format, lint, types and boundaries: of everything, since they take seconds.',
    `Build: ${remotes.join(', ') || 'nothing'}; what else is there stays.`,
    `Specs: ${specs.byGraph.length} import what was changed, ${specs.ofRepository.length} read the repository as text.`,
    `Journeys: ${touched.length}.`,
    ...touched.map(([file, why]) => `  ${nameOf(file)} ${why}`),
    `Left out: ${specs.leftOut} specs, which import none of it; ${journeys.leftOut.length} journeys, which name no screen that shows any of it; sizes and benches, which "npm test" looks after.`,
    ...(journeys.leftOut.length > 0 ? [`  ${journeys.leftOut.map(nameOf).join(', ')}`] : []),
  ]
}

const nameOf = (file: string) => file.replace(/^.*\//, '').replace('.e2e.ts', '')
