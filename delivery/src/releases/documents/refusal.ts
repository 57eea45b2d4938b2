/** What was expected, what was found and what to do about it, each one sentence. */
export interface Grounds {
  readonly expected: string
  readonly found: string
  readonly todo: string
}

/** A command that is not carried out, and why; nothing has been changed. */
export class Refusal extends Error {
  readonly grounds: Grounds
  /** 3: nothing is wrong, and nothing is decided. */
  readonly exitCode: 1 | 3

  constructor(message: string, grounds: Grounds, exitCode: 1 | 3 = 1) {
    super(message)
    this.name = 'Refusal'
    this.grounds = grounds
    this.exitCode = exitCode
  }
}
