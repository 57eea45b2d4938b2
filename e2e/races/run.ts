import { parseArgs } from 'node:util'
import { EDIT_KINDS, raceWithFlag } from '../../backend/test/cremation-race'
import { installBrowser } from './browser/globals'
import { openOffice } from './office/office'
import type { Office } from './office/office'
import type { Outcome, Race } from './outcome'
import { RACES } from './races'
import { search } from './search'
import { isSound, lineOf, tableOf } from './table'
import type { Line } from './table'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '50' },
    /** One seed alone, with its log. */
    seed: { type: 'string' },
    /** With a seed: the smaller form of it that a run has printed. */
    replay: { type: 'string', default: '' },
    /** Part of a race's name. */
    race: { type: 'string', default: '' },
  },
})

const CREMATION = 'an edit and the cremation flag'
const CREMATION_ROUNDS = 100
/** How long what went wrong is made smaller. */
const SHRINKING_MS = 120_000

/** Plays every race with every seed, and prints what was played; whether all went well. */
async function main(): Promise<boolean> {
  const office = await openOffice()
  const lines: Line[] = []
  for (const race of RACES.filter(({ name }) => name.includes(values.race))) lines.push(await playSeeds(office, race))
  if (values.seed === undefined && CREMATION.includes(values.race)) lines.push(await raceCremation(office))
  await office.close()
  console.log(tableOf(lines))
  return lines.length > 0 && lines.every(isSound)
}

/** Each seed is a run of its own; what goes wrong is made smaller, and told with what plays that again. */
async function playSeeds(office: Office, race: Race): Promise<Line> {
  const first = values.seed === undefined ? 1 : Number(values.seed)
  const seeds = values.seed === undefined ? Number(values.seeds) : 1
  const uninstall = installBrowser()
  const all: Outcome[] = []
  for (let seed = first; seed < first + seeds; seed++) {
    const { outcomes, wrong } = await search(office, race, { seed, replay: values.replay, shrinkingMs: SHRINKING_MS })
    all.push(...outcomes)
    const [outcome] = wrong ? [wrong.outcome] : outcomes
    if (values.seed !== undefined) console.log(outcome?.log.join('\n'))
    if (wrong) console.log(`npm run races -- --race "${race.name}" --seed ${seed} --replay "${wrong.replay}"`)
    printViolations(`${race.name}, seed ${seed}`, outcome?.violations ?? [])
  }
  uninstall()
  return lineOf(race.name, all)
}

/** Each kind of edit in 100 interleavings, straight at the API. */
async function raceCremation({ api }: Office): Promise<Line> {
  const line = { name: CREMATION, runs: CREMATION_ROUNDS, operations: 0, acknowledged: 0, refused: 0, violations: 0 }
  for (const kind of EDIT_KINDS) {
    const { acknowledged, refused, violations } = await raceWithFlag(api, kind, CREMATION_ROUNDS)
    printViolations(`${CREMATION}, ${kind}`, violations)
    line.operations += CREMATION_ROUNDS
    line.acknowledged += acknowledged
    line.refused += refused
    line.violations += violations.length
  }
  return line
}

function printViolations(what: string, violations: readonly string[]): void {
  if (violations.length > 0) console.log(`${what}:\n${violations.map((each) => `  ${each}`).join('\n')}`)
}

// A run that ends before its last line has not gone well.
process.exitCode = 1
process.exit((await main()) ? 0 : 1)
