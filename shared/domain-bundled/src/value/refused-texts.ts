import * as v from 'valibot'
import { named } from '@portal/domain'
import type { FieldCode, FieldErrors, Fields, FormFields, NounTable } from '@portal/domain'

const FIELD_CODES: Readonly<Record<FieldCode, true>> = {
  required: true,
  invalid: true,
  tooLong: true,
  tooMany: true,
  unprintable: true,
  link: true,
  notPositive: true,
  notInList: true,
  notOffered: true,
  cityMissing: true,
  postalcodeMissing: true,
  notInState: true,
  coordinatesMissing: true,
  streetMissing: true,
  postBox: true,
  abroad: true,
  contactMissing: true,
}

/** Whether a schema's message is a field code. */
const isFieldCode = (message: string): message is FieldCode => Object.hasOwn(FIELD_CODES, message)

/** Errors of typed texts that the API would refuse. */
export function refusedTexts<F extends Fields>(
  table: NounTable<F>,
  typed: Readonly<Record<string, unknown>>,
): FieldErrors<keyof FormFields<F> & string> {
  const rows = Object.entries(table.fields).filter(([, { asked }]) => asked)
  const codes = rows.map(([key, { sent }]) => {
    const [rule] = Object.values(sent)
    const isText = rule && typeof typed[key] === 'string'
    const message = (isText && v.safeParse(rule, typed[key]).issues?.[0].message) || ''
    return [key, isFieldCode(message) && message] as const
  })
  return named(codes.filter(([, code]) => code))
}
