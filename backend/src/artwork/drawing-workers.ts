import { Worker } from 'node:worker_threads'
import type { PlacedWords } from '@portal/plaque'
import type { ArtworkJob, DrawArtwork, DrawProof, DrawWords, Drawing, DrawnWords, ProofJob } from './drawing'
import { workerPool } from './worker-pool'

/** A task for a drawing thread. */
export type DrawingTask =
  | { readonly kind: 'artwork'; readonly job: ArtworkJob }
  | { readonly kind: 'words'; readonly job: readonly PlacedWords[] }
  | { readonly kind: 'proof'; readonly job: ProofJob }
/** The result of the task of this kind. */
export type DrawingResult =
  | { readonly kind: 'artwork'; readonly drawn: Drawing }
  | { readonly kind: 'words'; readonly drawn: DrawnWords | null }
  | { readonly kind: 'proof'; readonly drawn: Uint8Array }

/**
 * Two drawings at once leave processor time for other work. At half a second each, the last of 50 still finishes within
 * the timeout.
 */
const LIMITS = { atOnce: 2, mostWaiting: 50 } as const
const PATIENCE_MS = 10_000

export interface DrawingWorkers {
  readonly draw: DrawArtwork
  readonly drawWords: DrawWords
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
      const result = await pool.run({ kind: 'artwork', job })
      return result.kind === 'artwork' ? result.drawn : wrong()
    },
    drawWords: async (job) => {
      const result = await pool.run({ kind: 'words', job })
      return result.kind === 'words' ? result.drawn : wrong()
    },
    drawProof: async (job) => {
      const result = await pool.run({ kind: 'proof', job })
      return result.kind === 'proof' ? result.drawn : wrong()
    },
    stop: () => pool.stop(),
  }
}

async function newThread(): Promise<Worker> {
  // sharp's shared library stays loaded only if the main thread has loaded it too.
  await import('sharp')
  // Without the process's options, which load modules that only the main thread needs.
  return new Worker(new URL('worker-entry.mjs', import.meta.url), { execArgv: [] })
}
