import { parseArgs } from 'node:util'
import { installBrowser } from './browser/globals'
import { openOffice } from './office/office'
import { play } from './race'
import type { Outcome } from './outcome'
import { RACES } from './races'
import { tableOf } from './table'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '50' },
    /** One seed alone, with its log. */
    seed: { type: 'string' },
    race: { type: 'string', default: '' },
  },
})

/** Plays every race with every seed; whether all went well. */
async function main(): Promise<boolean> {
  const first = values.seed === undefined ? 1 : Number(values.seed)
  const seeds = values.seed === undefined ? Number(values.seeds) : 1
  const office = await openOffice()
  const uninstall = installBrowser()
  const results: { name: string; outcomes: Outcome[] }[] = []
  for (const race of RACES.filter(({ name }) => name.includes(values.race))) {
    const outcomes: Outcome[] = []
    for (let seed = first; seed < first + seeds; seed++) outcomes.push(await play(office, race, seed))
    results.push({ name: race.name, outcomes })
    for (const outcome of outcomes) tell(race.name, outcome)
  }
  uninstall()
  await office.close()
  console.log(tableOf(results))
  const all = results.flatMap(({ outcomes }) => outcomes)
  return all.every(({ violations }) => violations.length === 0) && all.some(({ acknowledged }) => acknowledged > 0)
}

function tell(race: string, { seed, violations, log }: Outcome): void {
  const isAlone = values.seed !== undefined
  if (violations.length === 0 && !isAlone) return
  if (isAlone) console.log(log.join('\n'))
  console.log(`${race}, seed ${seed}:\n${violations.map((each) => `  ${each}`).join('\n') || '  no violation'}`)
}

process.exit((await main()) ? 0 : 1)
