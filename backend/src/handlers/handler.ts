import type { ServedEndpoint } from '@portal/api-client/contract'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { StoredAnswer } from './once'
import type { Act } from '../session/act'
import type { GuestSession, StaffSession } from '../session/session'

type ParsedInput<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined

/** Who may have called, by the endpoint's access. */
type SessionOf<E extends ServedEndpoint> = E['access'] extends 'staff'
  ? StaffSession
  : E['access'] extends 'staff-or-guest' | 'staff-or-client'
    ? StaffSession | GuestSession
    : null

/** What is there in each answer is looked at by the specs: `answered` of the contract [OPEN-119]. */
export type Answer<E extends ServedEndpoint> = InferInput<E['response']>

/** An answer that tells its version, as an ETag: the next update brings it back as `If-Match`. */
export class Versioned<Body> {
  constructor(
    readonly body: Body,
    readonly version: number,
  ) {}
}

type Result<E extends ServedEndpoint> = Answer<E> | Versioned<Answer<E>>

/** One request, already checked against the contract. */
export interface Call<E extends ServedEndpoint> {
  readonly params: ParsedInput<E['params']>
  readonly query: ParsedInput<E['query']>
  readonly body: ParsedInput<E['body']>
  readonly session: SessionOf<E>
  /** From `If-Match`; a number on every versioned endpoint. */
  readonly version: E['versioned'] extends true ? number : null
  readonly now: Date
  /** Of who is signed in, for what the user pool does on its owner's word; empty where nobody is. */
  readonly accessToken: string
  /** Network of the caller, for rate limits. */
  readonly ip: string
  /** Whoever runs the portal calls, where others may too. */
  readonly isOperator: boolean
}

/** A write that is done once per `Idempotency-Key`: all it changes, it changes inside `once`. */
export interface WriteCall<E extends ServedEndpoint> extends Call<E> {
  once(work: (act: Act<SessionOf<E>>) => Promise<Result<E>>): Promise<StoredAnswer>
}

export type Handler<E extends ServedEndpoint> = E['idempotent'] extends true
  ? (call: WriteCall<E>) => Promise<StoredAnswer>
  : (call: Call<E>) => Promise<Result<E>>

/** Every endpoint of a part of the contract has its handler: a missing one fails `tsc`. */
export type Handlers<Contract extends Readonly<Record<string, ServedEndpoint>>> = {
  readonly [K in keyof Contract]: Handler<Contract[K]>
}
