import { AsyncLocalStorage } from 'node:async_hooks'

/** Log fields of the current call: no URL, which has ids and secrets, and no values. */
export interface CallFacts {
  /** Request id in the logs of web server, backend and database: letters, digits, `-` and `_`. */
  readonly request: string
  /** Network of the caller, for the security log. */
  readonly from: string
  readonly method: string
  /** Name of the endpoint, or a kind of file. */
  call?: string
  /** `by`: id of the contact or of the owner's booking, or the operator. */
  practice?: string
  by?: string
  /** Reason of a refusal, in our own sentence. */
  why?: string
}

const calls = new AsyncLocalStorage<CallFacts>()

/** Runs the work of a call; its log lines have the call's fields. */
export const inCall = <T>(call: CallFacts, work: () => T): T => calls.run(call, work)

/** The current call; undefined in a background job. */
export const thisCall = (): CallFacts | undefined => calls.getStore()
