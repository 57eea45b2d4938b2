import type { GenericSchema, InferInput, InferOutput } from 'valibot'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Whose token a call needs: nobody's, staff's, or staff's or an owner's. A pet's owner, verified by phone for one line
 * of one booking, has two: the guest token reads the booking, the client token acts on the engraving [OPEN-77]. Whom a
 * page lets in is another question: `RouteAccess`.
 */
export type Access = 'open' | 'staff' | 'staff-or-guest' | 'staff-or-client'

/** One call of the portal API, declared once: server, client and OpenAPI document are made from it. */
export interface Endpoint extends Declaration {
  /** What SWR keys, reports and the OpenAPI document call it by. */
  readonly name: string
}

/** A call of whoever runs the portal, with a token of the settings. No page has one: the pages' client takes no such call. */
export interface OperatorEndpoint extends OperatorDeclaration {
  readonly name: string
}

/** A call that the API serves. */
export type ServedEndpoint = Endpoint | OperatorEndpoint

interface Declaration {
  readonly method: Method
  /** Other verbs that answer the same [OPEN-52]. */
  readonly alsoMethods?: readonly Method[]
  /** Below the API base, OpenAPI style: `portal/booking/{id}`. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly params?: GenericSchema
  readonly query?: GenericSchema
  readonly body?: GenericSchema
  readonly response: GenericSchema
  /** What the `Accept` header asks for; `application/json` unless told [OPEN-75]. */
  readonly accept?: string
  /** Success status; 200 unless told. */
  readonly status?: 200 | 201 | 204
  /** A write that needs an `Idempotency-Key` header. */
  readonly idempotent?: boolean
  /** An update that needs an `If-Match` header with the version read before. */
  readonly versioned?: boolean
  /** Refused with 409 where what it changes is final, or must not be lost. */
  readonly conflicts?: boolean
  /** A 401 or 403 of this call leaves the session alone [OPEN-12]. */
  readonly keepsSession?: boolean
  /** Without an id there is nothing to send: the client answers undefined [API-26]. */
  readonly nothingWithoutId?: boolean
  /** Fields of a body that are put up with and left out; any other that the schema does not know is refused. */
  readonly ignores?: readonly string[]
  /** Answers 404 of what the body names. */
  readonly namesInBody?: boolean
  /** Largest request body in bytes; 100 KB unless told, 8 KB where no token is needed. */
  readonly maxBody?: number
}

interface OperatorDeclaration extends Omit<Declaration, 'access'> {
  readonly access: 'operator'
}

/** Keeps the literal types of a declaration, so that client and server are typed from it. */
export function endpoint<const N extends string, const D extends Declaration | OperatorDeclaration>(
  name: N,
  declaration: D,
) {
  return { name, ...declaration }
}

type Part<E extends Endpoint, K extends string> = E extends { readonly [P in K]: infer T } ? T : undefined

/** What a page reads, after parsing. */
export type ResponseOf<E extends Endpoint> = InferOutput<E['response']>

type Nothing = Record<never, never>
// A part that may be empty may be left out.
type OptionalPart<K extends string, T> = T extends GenericSchema
  ? Nothing extends InferInput<T>
    ? { readonly [P in K]?: InferInput<T> }
    : { readonly [P in K]: InferInput<T> }
  : Nothing

/** What a page says in a call. */
export type ContentOf<E extends Endpoint> = OptionalPart<'params', Part<E, 'params'>> &
  OptionalPart<'query', Part<E, 'query'>> &
  OptionalPart<'body', Part<E, 'body'>> &
  (Part<E, 'versioned'> extends true ? { readonly version: number } : Nothing)

/** What a call takes: its content, and the key of a write. */
export type InputOf<E extends Endpoint> = ContentOf<E> &
  (Part<E, 'idempotent'> extends true ? { readonly idempotencyKey: string } : Nothing)
