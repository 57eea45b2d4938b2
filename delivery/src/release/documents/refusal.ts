/** What was expected, what was found and what to do about it, each one sentence. */
export interface Grounds {
  readonly expected: string
  readonly found: string
  readonly todo: string
}

/** A command that is not carried out, and why; nothing has been changed. */
export class Refusal extends Error {
  readonly grounds: Grounds

  constructor(message: string, grounds: Grounds) {
    super(message)
    this.name = 'Refusal'
    this.grounds = grounds
  }
}
