import { Failure } from '../errors/failure'

/** The receiving side permanently refuses a message, so retries are useless. The message is for staff and operators. */
export class Refusal extends Failure {
  constructor(message: string) {
    super('unusable', message)
  }
}
