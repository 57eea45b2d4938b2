import type { GenericSchema, InferInput, InferOutput } from 'valibot'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Which token a call needs: none, staff's, or staff's or an owner's. An owner verified by phone for one booking line
 * has two tokens: the guest token reads the booking, the client token acts on the engraving [OPEN-77]. Which users may
 * open a page is another question: `RouteAccess`.
 */
export type Access = 'open' | 'staff' | 'staff-or-guest' | 'staff-or-client'

/** A call of the portal API. Server, client and OpenAPI document all follow from this declaration. */
export interface Endpoint extends Declaration {
  /** The call's name in SWR keys, error reports and the OpenAPI document. */
  readonly name: string
}

/** A call for the portal's operator, with a token from the settings. The pages' client does not accept it. */
export interface OperatorEndpoint extends OperatorDeclaration {
  readonly name: string
}

/** Any call of the API. */
export type ServedEndpoint = Endpoint | OperatorEndpoint

interface Declaration {
  readonly method: Method
  /** Other methods with the same effect [OPEN-52]. */
  readonly alsoMethods?: readonly Method[]
  /** Below the API base, in OpenAPI style: `portal/booking/{id}`. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params?: GenericSchema
  readonly query?: GenericSchema
  readonly body?: GenericSchema
  readonly response: GenericSchema
  /** The `Accept` header; `application/json` by default [OPEN-75]. */
  readonly accept?: string
  /** Success status; 200 by default. */
  readonly status?: 200 | 201 | 204
  /** A write that requires an `Idempotency-Key` header. */
  readonly idempotent?: boolean
  /** An update that requires an `If-Match` header with the version read before. */
  readonly versioned?: boolean
  /** Can fail with 409 if the target is final or must not be lost. */
  readonly conflicts?: boolean
  /** A 401 or 403 of this call keeps the session [OPEN-12]. */
  readonly keepsSession?: boolean
  /** The client sends nothing and returns undefined if the id is missing [API-26]. */
  readonly nothingWithoutId?: boolean
  /** Body fields that are ignored. Other fields unknown to the schema are refused. */
  readonly ignores?: readonly string[]
  /** Can fail with 404 for an id in the body. */
  readonly namesInBody?: boolean
  /** Largest request body in bytes; by default 100 KB, or 8 KB without a token. */
  readonly maxBody?: number
}

interface OperatorDeclaration extends Omit<Declaration, 'access'> {
  readonly access: 'operator'
}

/** Keeps the literal types of a declaration, from which client and server are typed. */
export function endpoint<const N extends string, const D extends Declaration | OperatorDeclaration>(
  name: N,
  declaration: D,
) {
  return { name, ...declaration }
}

type Part<E extends Endpoint, K extends string> = E extends { readonly [P in K]: infer T } ? T : undefined

/** The parsed response. */
export type ResponseOf<E extends Endpoint> = InferOutput<E['response']>

type EmptyRecord = Record<never, never>
// A part that may be empty may be omitted.
type OptionalPart<K extends string, T> = T extends GenericSchema
  ? EmptyRecord extends InferInput<T>
    ? { readonly [P in K]?: InferInput<T> }
    : { readonly [P in K]: InferInput<T> }
  : EmptyRecord

/** Path parameters, query, body and version of a call. */
export type ContentOf<E extends Endpoint> = OptionalPart<'params', Part<E, 'params'>> &
  OptionalPart<'query', Part<E, 'query'>> &
  OptionalPart<'body', Part<E, 'body'>> &
  (Part<E, 'versioned'> extends true ? { readonly version: number } : EmptyRecord)

/** Input of a call: its content, and the idempotency key of a write. */
export type InputOf<E extends Endpoint> = ContentOf<E> &
  (Part<E, 'idempotent'> extends true ? { readonly idempotencyKey: string } : EmptyRecord)
