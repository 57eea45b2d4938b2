import type { RemoteEntry } from './schema'

/** Names of the domain's common script, which booking lists and details use. */
export interface CommonNames {
  readonly commonNames: readonly string[]
}

/** Whether a remote needs only the common names of the domain. */
export const isOfCommonDomain = ({ uses }: Pick<RemoteEntry, 'uses'>, { commonNames }: CommonNames): boolean =>
  uses !== undefined && (uses.shared['@portal/domain'] ?? []).every((name) => commonNames.includes(name))
