import type { prefetch as real } from '../../../shell/src/prefetch/prefetch'

/** Stands for `shell/src/prefetch/prefetch.ts`: the single build has no remotes whose files could be fetched ahead. */
export const prefetch: typeof real = () => {}
