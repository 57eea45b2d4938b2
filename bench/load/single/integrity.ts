import type * as real from '../../../shared/federation/src/loader/integrity'

/**
 * Stands for `loader/integrity.ts`: files of a single build have no hashes, so that which of them there are stands in
 * no list. Complete by its type, as `remotes.ts` beside it.
 */
export const { integrityOf, isListed, guardChunks, guardStandaloneChunks }: typeof real = {
  integrityOf: () => '',
  isListed: () => undefined,
  guardChunks: () => {},
  guardStandaloneChunks: () => {},
}
