import type ts from 'typescript'

/** A name that the shell hands to remotes, or that they exchange. */
export interface SeamName {
  /** The shared module, or `slots of <remote>`. */
  readonly place: string
  readonly name: string
  readonly isDeprecated: boolean
}

/** A name of the seam, and what it is in a program. */
export interface Root extends SeamName {
  readonly symbol: ts.Symbol
}

/** What remotes import as a type alone and hand to the shell: it stands beside the values of its module. */
export const EXPOSED = { place: '@portal/federation', name: 'RemoteModule' }
