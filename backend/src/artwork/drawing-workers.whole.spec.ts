import { afterAll, beforeAll, expect, test } from 'vitest'
import { CATALOGUE_JOBS } from '../../test/plaques'
import { drawArtwork } from './draw-artwork'
import { drawingWorkers } from './drawing-workers'
import { drawProof } from './proof'

const PLATE = { Shape: 'Rectangle', Color: 'Silver', Ratios: '3:2' }
// A new thread loads its fonts first. That takes seconds on a busy machine.
const workers = drawingWorkers(60_000)
/** Starts the threads. */
beforeAll(async () => {
  await Promise.all(CATALOGUE_JOBS.slice(0, 2).map(workers.draw))
})
afterAll(() => workers.stop())

test('a thread draws the same artworks and proofs as the main thread', async () => {
  const [job] = CATALOGUE_JOBS
  if (!job) throw new Error('The catalogue has no plaque')
  const [there, here] = [await workers.draw(job), await drawArtwork(job)]
  if ('refusals' in there || 'refusals' in here) throw new Error('It was refused')
  expect(Buffer.from(there.png).equals(here.png)).toBe(true)
  expect(Buffer.from(there.pdf).equals(here.pdf)).toBe(true)
  const proof = {
    picture: here.png,
    size: { width: 9, height: 6 },
    isSizeStated: true,
    plate: PLATE,
    title: 'Proof',
    closing: '',
    at: new Date(0),
  }
  const proofs = [await workers.drawProof({ ...proof, rows: [] }), await drawProof({ ...proof, rows: [] })] as const
  expect(Buffer.from(proofs[0]).equals(proofs[1])).toBe(true)
})

test('a drawing that fails rejects on its own', async () => {
  const [job] = CATALOGUE_JOBS
  if (!job) throw new Error('The catalogue has no plaque')
  await expect(workers.draw({ ...job, photo: Buffer.from('no picture') })).rejects.toThrow('unsupported image format')
  expect(await workers.draw(job)).toHaveProperty('png')
})
