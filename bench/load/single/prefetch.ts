import type * as prefetch from '../../../shell/src/prefetch/prefetch'

/** Stands for `shell/src/prefetch/prefetch.ts`: the single build has no remotes whose files could be fetched ahead. */
export const { prefetchScreen, prefetchFirstScreen, prefetchLinks, prefetchLinked }: typeof prefetch = {
  prefetchScreen: () => {},
  prefetchFirstScreen: () => {},
  prefetchLinks: () => {},
  prefetchLinked: () => {},
}
