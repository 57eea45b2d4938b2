import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { workerPool } from './worker-pool'
import type { WorkerPool } from './worker-pool'

/** A task of these tests: the thread answers after a delay, hangs, fails or dies. */
type Task = { readonly after: number; readonly say: string } | 'hang' | 'fail' | 'die'

const CODE = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (task) => {
    if (task === 'die') process.exit(3)
    if (task === 'fail') parentPort.postMessage({ error: 'could not' })
    if (task === 'hang') for (;;);
    if (task.say) setTimeout(() => parentPort.postMessage({ result: task.say }), task.after)
  })`

let pool: WorkerPool<Task, string>
let started = 0
afterEach(() => pool.stop())

function newPool(
  limits: { readonly atOnce?: number; readonly mostWaiting?: number; readonly patienceMs?: number } = {},
) {
  started = 0
  const newWorker = async () => {
    started += 1
    return new Worker(CODE, { eval: true })
  }
  pool = workerPool(newWorker, { atOnce: 2, mostWaiting: 3, patienceMs: 5000, ...limits })
}

const outcome = (task: Task) =>
  pool.run(task).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error
    return `${error.message} ${'kind' in error ? String(error.kind) : ''}`.trim()
  })
const LATER = 'Drawing takes longer than usual at the moment. Nothing is lost; try again shortly. unavailable'

test('runs two tasks at once in two lasting threads; others wait their turn', async () => {
  newPool()
  const order: string[] = []
  const said = async (say: string, after: number) => order.push(await pool.run({ say, after }))
  await Promise.all([said('slow', 2000), said('first', 20), said('second', 20), said('third', 20)])
  expect([order, started]).toEqual([['first', 'second', 'third', 'slow'], 2])
  expect([await pool.run({ say: 'again', after: 0 }), started]).toEqual(['again', 2])
})

test('refuses a task at once if too many wait, and still runs the waiting ones', async () => {
  newPool()
  const all = await Promise.all(Array.from({ length: 7 }, (_, n) => outcome({ say: String(n), after: 50 })))
  expect(all).toEqual(['0', '1', '2', '3', '4', LATER, LATER])
})

test('ends a task that takes too long, even in a busy loop, and gives the next one a new thread', async () => {
  // A thread takes a second to start on a busy machine.
  newPool({ atOnce: 1, patienceMs: 4000 })
  expect(await Promise.all([outcome('hang'), outcome({ say: 'after', after: 0 })])).toEqual([LATER, 'after'])
  expect(started).toBe(2)
})

test('reports an error, and a thread that dies affects no other task', async () => {
  newPool({ atOnce: 1 })
  const all = await Promise.all([outcome('fail'), outcome('die'), outcome({ say: 'after', after: 0 })])
  expect(all).toEqual(['could not', LATER, 'after'])
})
