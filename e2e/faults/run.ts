import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Cell, Family, FaultOptions } from './tools/family'
import { messageOf } from '@portal/domain/unknown'

const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    /** Only cells whose name has this in it. */
    cell: { type: 'string', default: '' },
  },
  allowPositionals: true,
})
const known = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && file !== 'run.ts')
  .map((file) => file.replace(/\.ts$/, ''))

interface Row {
  readonly failed: boolean
  readonly writes: number
}

/** Walks the families asked for, one cell after the other; whether all held. */
async function main(): Promise<boolean> {
  const unknown = positionals.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`No such family: ${unknown.join(', ')}. There are: ${known.join(', ')}`)
  print('family', 'cell', 'result', 'ms', '')
  const results: boolean[] = []
  for (const name of positionals.length > 0 ? positionals : known) results.push(await walkFamily(name))
  const broken = results.filter((isSound) => !isSound).length
  console.log(`\n${results.length - broken} families hold, ${broken} do not`)
  return broken === 0
}

async function walkFamily(name: string): Promise<boolean> {
  const options: FaultOptions = { isQuick: values.quick }
  const { family }: { family: Family } = await import(`./${name}.ts`)
  const { cells, close } = await family.open(options)
  const rows: Row[] = []
  try {
    const asked = cells.filter((cell) => cell.name.includes(values.cell))
    for (const cell of asked) rows.push(await walkCell(name, cell))
  } finally {
    await close()
  }
  const writes = rows.reduce((sum, row) => sum + row.writes, 0)
  // A run in which nothing was ever saved proves nothing about what was saved.
  const isIdle = writes === 0 && family.isReadOnly !== true
  if (isIdle) print(name, '', 'FAILED', '', 'no write succeeded in the whole family')
  return rows.length > 0 && !isIdle && rows.every(({ failed }) => !failed)
}

async function walkCell(family: string, cell: Cell): Promise<Row> {
  const since = performance.now()
  const facts: string[] = []
  let writes = 0
  const notes = { wrote: (count = 1) => void (writes += count), note: (fact: string) => void facts.push(fact) }
  let problem: string | null = null
  try {
    await cell.walk(notes)
  } catch (error) {
    problem = messageOf(error)
  }
  const ms = String(Math.round(performance.now() - since))
  const said = [writes > 0 ? `${writes} writes` : '', ...facts, problem ?? ''].filter(Boolean)
  print(family, cell.name, problem === null ? 'holds' : 'FAILED', ms, said.join('; '))
  return { failed: problem !== null, writes }
}

function print(family: string, cell: string, result: string, ms: string, said: string): void {
  console.log(`${family.padEnd(16)} ${cell.padEnd(60)} ${result.padEnd(7)} ${ms.padStart(7)}  ${said}`.trimEnd())
}

// A run that ends before its last line has not held.
process.exitCode = 1
main().then(
  (isSound) => process.exit(isSound ? 0 : 1),
  (error: unknown) => {
    console.error(messageOf(error))
    process.exit(1)
  },
)
