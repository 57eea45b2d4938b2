import { Failure } from '../errors/failure'

/** The receiving side takes a message never: trying on is of no use. The words are its own, for staff and operators. */
export class Refusal extends Failure {
  constructor(message: string) {
    super('unusable', message)
  }
}
