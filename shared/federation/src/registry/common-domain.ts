import type { RemoteEntry } from './schema'

/** Names of the domain that the lists take, in a script of their own. */
export interface CommonNames {
  readonly commonNames: readonly string[]
}

/** Whether the common names are all that a remote takes of the domain. */
export const isOfCommonDomain = ({ uses }: Pick<RemoteEntry, 'uses'>, { commonNames }: CommonNames): boolean =>
  uses !== undefined && (uses.shared['@portal/domain'] ?? []).every((name) => commonNames.includes(name))
