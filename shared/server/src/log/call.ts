import { AsyncLocalStorage } from 'node:async_hooks'

/** A call while it is answered, as the log tells it: never an address, which holds ids and secrets, and no values. */
export interface CallFacts {
  /** The id under which web server, backend and database tell of it: letters, digits, `-` and `_`. */
  readonly request: string
  /** Network that it comes from: for the security log alone. */
  readonly from: string
  readonly method: string
  /** What is called: an endpoint's name, or a kind of file. */
  call?: string
  /** The practice, and the id of the contact, the owner's booking, or the operator. */
  practice?: string
  by?: string
  /** Why it was refused, in a sentence of ours. */
  why?: string
}

const calls = new AsyncLocalStorage<CallFacts>()

/** Does what a call asks for; every line of the log that comes of it names the call. */
export const inCall = <T>(call: CallFacts, work: () => T): T => calls.run(call, work)

/** The call that is answered here; none in what is done by itself. */
export const thisCall = (): CallFacts | undefined => calls.getStore()
