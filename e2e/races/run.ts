import { parseArgs } from 'node:util'
import { EDIT_KINDS, raceWithFlag } from '../../backend/test/cremation-race'
import { installBrowser } from './browser/globals'
import { openOffice } from './office/office'
import type { Office } from './office/office'
import { play } from './race'
import { RACES } from './races'
import type { Race } from './outcome'
import { isSound, lineOf, tableOf } from './table'
import type { Line } from './table'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '50' },
    /** One seed alone, with its log. */
    seed: { type: 'string' },
    /** Part of a race's name. */
    race: { type: 'string', default: '' },
  },
})

const CREMATION = 'an edit and the cremation flag'
const CREMATION_ROUNDS = 100

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

async function playSeeds(office: Office, race: Race): Promise<Line> {
  const first = values.seed === undefined ? 1 : Number(values.seed)
  const seeds = values.seed === undefined ? Number(values.seeds) : 1
  const uninstall = installBrowser()
  const outcomes = []
  for (let seed = first; seed < first + seeds; seed++) {
    const outcome = await play(office, race, seed)
    if (values.seed !== undefined) console.log(outcome.log.join('\n'))
    tell(`${race.name}, seed ${seed}`, outcome.violations)
    outcomes.push(outcome)
  }
  uninstall()
  return lineOf(race.name, outcomes)
}

/** Each kind of edit in 100 interleavings, straight at the API. */
async function raceCremation({ api }: Office): Promise<Line> {
  const line = { name: CREMATION, runs: CREMATION_ROUNDS, operations: 0, acknowledged: 0, refused: 0, violations: 0 }
  for (const kind of EDIT_KINDS) {
    const { acknowledged, refused, violations } = await raceWithFlag(api, kind, CREMATION_ROUNDS)
    tell(`${CREMATION}, ${kind}`, violations)
    line.operations += CREMATION_ROUNDS
    line.acknowledged += acknowledged
    line.refused += refused
    line.violations += violations.length
  }
  return line
}

function tell(what: string, violations: readonly string[]): void {
  if (violations.length > 0) console.log(`${what}:\n${violations.map((each) => `  ${each}`).join('\n')}`)
}

// A run that ends before its last line has not gone well.
process.exitCode = 1
process.exit((await main()) ? 0 : 1)
