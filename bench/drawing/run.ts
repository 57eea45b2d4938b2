import { parseArgs } from 'node:util'
import { drawingWorkers } from '../../backend/src/artwork/drawing-workers'
import { CATALOGUE_JOBS } from '../../backend/test/plaques'
import { keepLines } from '../figures/kept-lines'
import { single } from '../figures/quartiles'
import { printTargets } from '../figures/table'
import { percentile } from '../figures/percentile'

const P95_MS = 400

const { values } = parseArgs({
  options: { drawings: { type: 'string', default: '100' }, p95: { type: 'string', default: String(P95_MS) } },
})

/** Artworks of every plaque of the catalogue, drawn as the server draws them: whether all were fast enough. */
async function main(): Promise<boolean> {
  const workers = drawingWorkers()
  await Promise.all(CATALOGUE_JOBS.map(workers.draw))
  const times: number[] = []
  for (let index = 0; index < Number(values.drawings); index++) {
    const [job] = CATALOGUE_JOBS.slice(index % CATALOGUE_JOBS.length)
    if (job) times.push(await took(() => workers.draw(job)))
  }
  await workers.stop()
  console.log(`${times.length} drawings: p50 ${percentile(times, 0.5).toFixed(0)} ms`)
  const measured = single(percentile(times, 0.95))
  const [of, target] = ['an artwork with its files', Number(values.p95)]
  const lines = [{ of, figure: 'p95', unit: 'ms', target, measured } as const]
  keepLines('drawing', lines)
  return printTargets(lines) === 0
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

process.exit((await main()) ? 0 : 1)
