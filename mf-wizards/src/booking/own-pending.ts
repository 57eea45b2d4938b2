import type { PendingStore, PendingWrite } from './booking-queue'

export interface OwnPending extends PendingStore {
  /** The wizard is left: the draft is the next one's, whose writes are none of ours. */
  leave(): void
}

/** The draft's memory of the write under way; once left, only what is known by its key as ours is cleared there. */
export function ownPending(store: PendingStore): OwnPending {
  let left: { own: PendingWrite | null } | null = null
  return {
    leave: () => {
      left ??= { own: store.read() }
    },
    read: () => (left ? left.own : store.read()),
    keep: (write) => {
      if (!left) return store.keep(write)
      if (!write && left.own && store.read()?.key === left.own.key) store.keep(null)
      left.own = write
    },
  }
}
