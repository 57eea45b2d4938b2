import { parseArgs } from 'node:util'

export interface Options {
  readonly rounds: number
  /** Ms that an interaction may take. */
  readonly limit: number
}

/** `--rounds 3 --limit 500` on a machine at work. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: process.env.BENCH_ROUNDS ?? '9' },
      limit: { type: 'string', default: '100' },
    },
  })
  return { rounds: Number(values.rounds), limit: Number(values.limit) }
}
