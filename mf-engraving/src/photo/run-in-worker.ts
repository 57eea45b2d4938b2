import type { PhotoAnswer, PhotoTask } from './worker-messages'

/** Timeout. */
const MOST_MS = 20_000

const startWorker = () => new Worker(new URL('./photo.worker.ts', import.meta.url), { name: 'photo' })

/** Runs a task in its own worker, so that a bad file, even a crash, ends with the worker. Aborting ends it too. */
export function runInWorker(task: PhotoTask, signal: AbortSignal, start = startWorker): Promise<PhotoAnswer> {
  return new Promise((resolve) => {
    const worker = start()
    const end = (answer: PhotoAnswer) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(answer)
    }
    const timer = setTimeout(() => end({ refusal: 'tooSlow' }), MOST_MS)
    worker.addEventListener('message', ({ data }: MessageEvent<PhotoAnswer>) => end(data))
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      end({ refusal: 'broken' })
    })
    signal.addEventListener('abort', () => end({ refusal: 'broken' }))
    worker.postMessage(task, [])
  })
}
