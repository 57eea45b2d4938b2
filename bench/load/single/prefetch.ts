import type * as real from '../../../shell/src/prefetch/prefetch'

/**
 * Replaces `shell/src/prefetch/prefetch.ts`: the single build has no files of remotes to prefetch.
 */
export const { prefetch, prefetchSlot }: typeof real = { prefetch: () => {}, prefetchSlot: () => {} }
