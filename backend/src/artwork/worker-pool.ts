import type { Worker } from 'node:worker_threads'
import { Failure } from '../errors/failure'

export interface WorkerPool<Task, Result> {
  /** Runs a task in a worker thread, once one is free. */
  run(task: Task): Promise<Result>
  stop(): Promise<void>
}

interface Limits {
  readonly atOnce: number
  readonly mostWaiting: number
  /** A task that takes longer is ended. */
  readonly patienceMs: number
}

/** Message of a worker thread after a task. */
export type WorkerAnswer<Result> = { readonly result: Result } | { readonly error: string }

interface QueuedTask<Task, Result> {
  readonly task: Task
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

const later = () =>
  new Failure('unavailable', 'Drawing takes longer than usual at the moment. Nothing is lost; try again shortly.', {
    retryAfterSeconds: 5,
  })

/** A pool of threads that each run one task at a time. They start with the first tasks and stay. */
export function workerPool<Task, Result>(
  newWorker: () => Promise<Worker>,
  { atOnce, mostWaiting, patienceMs }: Limits,
): WorkerPool<Task, Result> {
  const idle: Worker[] = []
  const waiting: QueuedTask<Task, Result>[] = []
  let working = 0

  const work = async ({ task, resolve, reject }: QueuedTask<Task, Result>) => {
    working += 1
    let worker: Worker | undefined
    try {
      worker = idle.pop() ?? (await newWorker())
      const answer = await answerOf<Task, Result>(worker, task, patienceMs)
      if ('error' in answer) throw new Error(answer.error)
      resolve(answer.result)
    } catch (error) {
      // After a failure the next task gets a new thread.
      await worker?.terminate()
      worker = undefined
      reject(error)
    } finally {
      working -= 1
      if (worker) idle.push(worker)
      const next = waiting.shift()
      if (next) void work(next)
    }
  }
  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        const job = { task, resolve, reject }
        if (working < atOnce) void work(job)
        else if (waiting.length < mostWaiting) waiting.push(job)
        else reject(later())
      }),
    stop: async () => {
      for (const { reject } of waiting.splice(0)) reject(later())
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()))
    },
  }
}

function answerOf<Task, Result>(worker: Worker, task: Task, patienceMs: number): Promise<WorkerAnswer<Result>> {
  let settled = () => {}
  return new Promise<WorkerAnswer<Result>>((resolve, reject) => {
    const tooLate = () => reject(later())
    const timer = setTimeout(tooLate, patienceMs)
    worker.once('message', resolve).once('error', reject).once('exit', tooLate)
    worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(task)
    settled = () => {
      clearTimeout(timer)
      worker.off('message', resolve).off('error', reject).off('exit', tooLate)
      // An idle thread must not keep the process alive.
      worker.unref()
    }
  }).finally(() => settled())
}
