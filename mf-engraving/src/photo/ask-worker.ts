import type { PhotoAnswer, PhotoTask } from './worker-words'

/** A photo that takes longer is given up. */
const MOST_MS = 20_000

const startWorker = () => new Worker(new URL('./photo.worker.ts', import.meta.url), { name: 'photo' })

/**
 * Has a task done by a worker of its own: what a file does to it, a crash included, ends with it. Aborting ends it
 * too.
 */
export function askWorker(task: PhotoTask, signal: AbortSignal, start = startWorker): Promise<PhotoAnswer> {
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
