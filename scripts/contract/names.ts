import type ts from 'typescript'

/** A name that the shell shares with remotes, or a slot between remotes. */
export interface SeamName {
  /** The shared module, or `slots of <remote>`. */
  readonly place: string
  readonly name: string
  readonly isDeprecated: boolean
}

/** A name of the seam with its symbol in a program. */
export interface SeamSymbol extends SeamName {
  readonly symbol: ts.Symbol
}

/** The type that a remote exposes. Remotes import it only as a type, so no shared value has it. */
export const EXPOSED = { place: '@portal/federation', name: 'RemoteModule' }
