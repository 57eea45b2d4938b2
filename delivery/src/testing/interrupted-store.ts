import type { ReleaseStore } from '../releases/store/store'

type Around = <R>(run: () => Promise<R>) => Promise<R>

/** A store whose calls go through somebody else. */
function wrapCalls(store: ReleaseStore, around: Around): ReleaseStore {
  return {
    ...store,
    create: (...args) => around(() => store.create(...args)),
    read: (...args) => around(() => store.read(...args)),
    list: (...args) => around(() => store.list(...args)),
    remove: (...args) => around(() => store.remove(...args)),
    writtenAt: (...args) => around(() => store.writtenAt(...args)),
  }
}

/** Runs a job and, before its call of this number, another one to its end; answers how many calls the job made. */
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

/** The store of a process that is killed before its call of this number: of that and all later ones nothing is done. */
export function createDyingStore(store: ReleaseStore, at: number): ReleaseStore {
  let calls = 0
  let last: Promise<unknown> = Promise.resolve()
  return wrapCalls(store, async (run) => {
    if (++calls < at) {
      const mine = last.then(run, run)
      last = mine
      return mine
    }
    // What was begun before ends before anybody looks.
    await last
    throw new Error('killed')
  })
}
