import { Worker } from 'node:worker_threads'
import type { ArtworkJob, DrawArtwork, DrawProof, Drawing, ProofJob } from './drawing'
import { workerPool } from './worker-pool'

/** A task for a drawing thread. */
export type DrawingTask =
  | { readonly kind: 'artwork'; readonly job: ArtworkJob }
  | { readonly kind: 'proof'; readonly job: ProofJob }
export type DrawingResult = Drawing | Uint8Array

/**
 * Two drawings at once leave processor time for other work. At half a second each, the last of 50 still finishes within
 * the timeout.
 */
const LIMITS = { atOnce: 2, mostWaiting: 50 } as const
const PATIENCE_MS = 10_000

export interface DrawingWorkers {
  readonly draw: DrawArtwork
  readonly drawProof: DrawProof
  stop(): Promise<void>
}

/** Draws in worker threads, so that a drawing delays no other call. */
export function drawingWorkers(patienceMs = PATIENCE_MS): DrawingWorkers {
  const pool = workerPool<DrawingTask, DrawingResult>(newThread, { ...LIMITS, patienceMs })
  const wrong = (): never => {
    throw new Error('The thread answered another task')
  }
  return {
    draw: async (job) => {
      const drawn = await pool.run({ kind: 'artwork', job })
      return drawn instanceof Uint8Array ? wrong() : drawn
    },
    drawProof: async (job) => {
      const drawn = await pool.run({ kind: 'proof', job })
      return drawn instanceof Uint8Array ? drawn : wrong()
    },
    stop: () => pool.stop(),
  }
}

async function newThread(): Promise<Worker> {
  // Its shared library stays loaded only if the main thread has loaded it too.
  await import('sharp')
  // Without the process's options, which load modules that only the main thread needs.
  return new Worker(new URL('worker-entry.mjs', import.meta.url), { execArgv: [] })
}
