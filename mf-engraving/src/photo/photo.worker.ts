import { cropPhoto } from './crop-photo'
import { readPhoto } from './read-photo'
import type { PhotoAnswer, PhotoTask } from './worker-messages'

/** Reads and crops photos in a worker, so that no file can block the page. */
globalThis.addEventListener('message', ({ data }: MessageEvent<PhotoTask>) => void work(data))

async function work(task: PhotoTask): Promise<void> {
  postMessage(await answer(task))
}

async function answer(task: PhotoTask): Promise<PhotoAnswer> {
  try {
    return task.kind === 'read' ? await readPhoto(task.file) : { blob: await cropPhoto(task.photo, task.cut) }
  } catch {
    return { refusal: 'broken' }
  }
}
