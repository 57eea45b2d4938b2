import { parseArgs } from 'node:util'
import { openFuzzer } from './fuzz'
import type { FuzzOutcome } from './fuzz'
import { operationsOf } from './requests'
import type { Operation } from './requests'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '300' }, seed: { type: 'string' } },
})
const runs = Number(values.runs)
const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed)

/** Sends every endpoint of the OpenAPI document requests of all kinds; whether none was answered 5xx. */
async function main(): Promise<boolean> {
  const { api, fuzz } = await openFuzzer()
  try {
    const operations = operationsOf((await api.ask('GET', 'openapi.json', { as: null })).body)
    console.log(`${runs} requests for each of ${operations.length} endpoints, seed ${seed}\n`)
    let broken = 0
    for (const operation of operations) {
      const outcome = await fuzz(operation, { runs, seed })
      print(operation, outcome)
      if (outcome.broken) broken++
    }
    console.log(`\n${operations.length - broken} endpoints sound, ${broken} answered 5xx`)
    return operations.length > 0 && broken === 0
  } finally {
    await api.close()
  }
}

function print({ method, path }: Operation, { statuses, broken }: FuzzOutcome): void {
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}×${count}`)
  console.log(`${`${method} ${path}`.padEnd(52)} ${counts.join(' ')}`)
  if (broken) console.log('  answered 5xx:', JSON.stringify(broken).slice(0, 2000))
}

process.exit((await main()) ? 0 : 1)
