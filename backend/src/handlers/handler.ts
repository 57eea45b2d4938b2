import type { ServedEndpoint } from '@portal/api-client/contract'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { StoredAnswer } from './once'
import type { ActionContext } from '../session/action-context'
import type { GuestSession, StaffSession } from '../session/session'

type ParsedInput<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined

/** The session by the endpoint's access. */
type SessionOf<E extends ServedEndpoint> = E['access'] extends 'staff'
  ? StaffSession
  : E['access'] extends 'staff-or-guest' | 'staff-or-client'
    ? StaffSession | GuestSession
    : null

/** Specs check that each response has all fields: `answered` of the contract. */
export type Answer<E extends ServedEndpoint> = InferInput<E['response']>

/** A response with its version as ETag, which the next update sends as `If-Match`. */
export class VersionedResponse<Body> {
  constructor(
    readonly body: Body,
    readonly version: number,
  ) {}
}

type Result<E extends ServedEndpoint> = Answer<E> | VersionedResponse<Answer<E>>

/** A request that was checked against the contract. */
export interface Call<E extends ServedEndpoint> {
  readonly params: ParsedInput<E['params']>
  readonly query: ParsedInput<E['query']>
  readonly body: ParsedInput<E['body']>
  readonly session: SessionOf<E>
  /** From `If-Match`; a number on every versioned endpoint. */
  readonly version: E['versioned'] extends true ? number : null
  readonly now: Date
  /** Access token of the user, for calls to the user pool; '' without a session. */
  readonly accessToken: string
  /** Network of the caller, for rate limits. */
  readonly ip: string
  /** Whether the operator calls an endpoint that others may call too. */
  readonly isOperator: boolean
}

/** A write that runs once per `Idempotency-Key`. It must make all its changes inside `once`. */
export interface WriteCall<E extends ServedEndpoint> extends Call<E> {
  once(work: (act: ActionContext<SessionOf<E>>) => Promise<Result<E>>): Promise<StoredAnswer>
}

export type Handler<E extends ServedEndpoint> = E['idempotent'] extends true
  ? (call: WriteCall<E>) => Promise<StoredAnswer>
  : (call: Call<E>) => Promise<Result<E>>

/** A contract part with a missing handler fails `tsc`. */
export type Handlers<Contract extends Readonly<Record<string, ServedEndpoint>>> = {
  readonly [K in keyof Contract]: Handler<Contract[K]>
}
