import type { ReleaseStore } from '../releases/store/store'

type CallWrapper = <R>(run: () => Promise<R>) => Promise<R>

/** Wraps each call of a store in `around`. */
function wrapCalls(store: ReleaseStore, around: CallWrapper): ReleaseStore {
  return {
    ...store,
    create: (...args) => around(() => store.create(...args)),
    read: (...args) => around(() => store.read(...args)),
    list: (...args) => around(() => store.list(...args)),
    remove: (...args) => around(() => store.remove(...args)),
    writtenAt: (...args) => around(() => store.writtenAt(...args)),
  }
}

/** Runs a job, and another job before its call number `at`. Returns the number of calls. */
export async function runInterrupted(
  store: ReleaseStore,
  at: number,
  job: (store: ReleaseStore) => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<number> {
  let calls = 0
  const watched = wrapCalls(store, async (run) => {
    if (++calls === at) await other()
    return run()
  })
  await job(watched)
  return calls
}

/** The store of a process that dies before its call number `at`: that call and later ones fail. */
export function createDyingStore(store: ReleaseStore, at: number): ReleaseStore {
  let calls = 0
  let last: Promise<unknown> = Promise.resolve()
  return wrapCalls(store, async (run) => {
    if (++calls < at) {
      const mine = last.then(run, run)
      last = mine
      return mine
    }
    // Let the earlier calls end before the test looks at the store.
    await last
    throw new Error('killed')
  })
}
