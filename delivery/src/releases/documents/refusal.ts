/** Expected state, found state and advice, as sentences. */
export interface Grounds {
  readonly expected: string
  readonly found: string
  readonly todo: string
}

/** Error of a command that changed nothing, for its user. */
export class Refusal extends Error {
  readonly grounds: Grounds
  /** 1: refused. 3: the outcome is still open. */
  readonly exitCode: 1 | 3

  constructor(message: string, grounds: Grounds, exitCode: 1 | 3 = 1) {
    super(message)
    this.name = 'Refusal'
    this.grounds = grounds
    this.exitCode = exitCode
  }
}
