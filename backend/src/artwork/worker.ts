import { parentPort } from 'node:worker_threads'
import { drawArtwork } from './draw-artwork'
import { drawWords } from './draw-words'
import type { DrawingResult, DrawingTask } from './drawing-workers'
import { drawProof } from './proof'
import type { WorkerAnswer } from './worker-pool'

async function draw(task: DrawingTask): Promise<DrawingResult> {
  switch (task.kind) {
    case 'artwork':
      return { kind: task.kind, drawn: await drawArtwork(task.job) }
    case 'words':
      return { kind: task.kind, drawn: await drawWords(task.job) }
    case 'proof':
      return { kind: task.kind, drawn: await drawProof(task.job) }
  }
}

function answer(answer: WorkerAnswer<DrawingResult>): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has one listener, and no origin
  parentPort?.postMessage(answer)
}

/** Draws the posted tasks one after the other, off the main thread. */
parentPort?.on('message', (task: DrawingTask) => {
  draw(task).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
