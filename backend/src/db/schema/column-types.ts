import type { PartialFees } from '@portal/domain'
import { customType, jsonb, numeric } from 'drizzle-orm/pg-core'
import { parse } from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'

/** A moment, in milliseconds like a JavaScript date. */
export const instant = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamptz(3)',
  fromDriver: (value) => new Date(value),
  toDriver: (value) => value.toISOString(),
})

/** A flag stored as 1 or 0. */
export const flag = customType<{ data: boolean; driverData: number }>({
  dataType: () => 'integer',
  fromDriver: (value) => value !== 0,
  toDriver: Number,
})

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Australian dollars and cents. */
export const money = (name: string) => numeric(name, { precision: 10, scale: 2, mode: 'number' })

/** Fees by key; a missing or null fee is to be confirmed. */
export const fees = () => jsonb().$type<PartialFees>()

/** JSON parsed by a schema; missing fields get their defaults. */
export const jsonRead = <S extends GenericSchema>(schema: S) =>
  customType<{ data: InferOutput<S>; driverData: unknown }>({
    dataType: () => 'jsonb',
    fromDriver: (value) => parse(schema, typeof value === 'string' ? JSON.parse(value) : value),
    toDriver: (value) => JSON.stringify(value),
  })()
