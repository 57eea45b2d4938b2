import type * as real from '../../../shell/src/prefetch/prefetch'

/**
 * Stands for `shell/src/prefetch/prefetch.ts`: the single build has no remotes whose files could be fetched ahead.
 * Complete by its type, as `remotes.ts` beside it.
 */
export const { prefetch, prefetchSlot }: typeof real = { prefetch: () => {}, prefetchSlot: () => {} }
