import type { Endpoint } from '@portal/api-client/contract'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { GuestSession, StaffSession } from '../auth/session'
import type { Db } from '../db/connect'

type Parsed<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined

/** Who may have called, by the endpoint's access. */
type SessionOf<E extends Endpoint> =
  E['access'] extends 'staff' ? StaffSession : E['access'] extends 'guest' ? StaffSession | GuestSession : null

/** One request, already checked against the contract. */
export interface Call<E extends Endpoint> {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  readonly session: SessionOf<E>
  /** The transaction of an idempotent write, else the database. */
  readonly db: Db
  /** From `If-Match`; a number on every versioned endpoint. */
  readonly version: E['versioned'] extends true ? number : null
  readonly now: Date
  /** Address of the caller, for rate limits. */
  readonly ip: string
}

export type Answer<E extends Endpoint> = InferInput<E['response']>

/** Runs inside the transaction of an idempotent write. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

/** Every endpoint of a part of the contract has its handler: a missing one fails `tsc`. */
export type Handlers<Contract extends Readonly<Record<string, Endpoint>>> = {
  readonly [K in keyof Contract]: Handler<Contract[K]>
}
