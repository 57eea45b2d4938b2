import * as v from 'valibot'
import { asFieldCode, named } from '@portal/domain'
import type { FieldErrors, Fields, FormFields, NounTable } from '@portal/domain'

/** Errors of typed texts that the API would refuse. */
export function refusedTexts<F extends Fields>(
  table: NounTable<F>,
  typed: Readonly<Record<string, unknown>>,
): FieldErrors<keyof FormFields<F> & string> {
  const rows = Object.entries(table.fields).filter(([, { asked }]) => asked)
  const codes = rows.map(([key, { sent }]) => {
    const [rule] = Object.values(sent)
    const isText = rule && typeof typed[key] === 'string'
    return [key, isText && asFieldCode(v.safeParse(rule, typed[key]).issues?.[0].message)] as const
  })
  return named(codes.filter(([, code]) => code))
}
