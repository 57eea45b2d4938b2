import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import * as booking from './booking'
import * as brand from './brand'
import * as contact from './contact'
import * as guest from './guest'
import * as invoice from './invoice'
import * as member from './member'
import * as pet from './pet'
import * as place from './place'
import * as practice from './practice'
import * as product from './product'
import * as open from './public'
import * as realtime from './realtime'
import * as specialInstruction from './special-instruction'
import * as zone from './zone'

/** Every call of the portal API by name. */
export const contract = {
  listBookings: booking.listBookings,
  listBookingServiceTypes: booking.listBookingServiceTypes,
  getBooking: booking.getBooking,
  createBooking: booking.createBooking,
  updateBooking: booking.updateBooking,
  getBookingImages: booking.getBookingImages,
  completeBooking: booking.completeBooking,
  ...brand,
  ...contact,
  ...guest,
  ...invoice,
  ...member,
  ...pet,
  ...place,
  ...practice,
  ...product,
  ...open,
  ...realtime,
  ...specialInstruction,
  ...zone,
}

export type Contract = typeof contract
export type EndpointName = keyof Contract

type Parsed<T> = T extends GenericSchema ? InferOutput<T> : undefined
type Part<E extends EndpointName, K extends string> = Contract[E] extends { readonly [P in K]: infer T } ? T : undefined

/** What a handler gets, after parsing. */
export type ParamsOf<E extends EndpointName> = Parsed<Part<E, 'params'>>
export type QueryOf<E extends EndpointName> = Parsed<Part<E, 'query'>>
export type BodyOf<E extends EndpointName> = Parsed<Part<E, 'body'>>

/** What a handler answers. */
export type AnswerOf<E extends EndpointName> = InferInput<Contract[E]['response']>

/** What a page reads, after parsing. */
export type ResponseOf<E extends EndpointName> = InferOutput<Contract[E]['response']>

type Nothing = Record<never, never>
// A part that may be empty may be left out.
type Given<K extends string, T> = T extends GenericSchema
  ? Nothing extends InferInput<T>
    ? { readonly [P in K]?: InferInput<T> }
    : { readonly [P in K]: InferInput<T> }
  : Nothing

/** What a page gives to a call. */
export type InputOf<E extends EndpointName> = Given<'params', Part<E, 'params'>> &
  Given<'query', Part<E, 'query'>> &
  Given<'body', Part<E, 'body'>> &
  (Part<E, 'idempotent'> extends true ? { readonly idempotencyKey: string } : Nothing) &
  (Part<E, 'versioned'> extends true ? { readonly version: number } : Nothing)

export { BOOKING_SORTS } from './booking'
export { endpoint } from './endpoint'
export type { Access, Endpoint, Method } from './endpoint'
export { ErrorBodySchema } from './shared-schemas'
export type { ErrorBody } from './shared-schemas'
