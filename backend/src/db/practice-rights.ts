import { PRACTICE_RIGHTS, PRACTICE_SEQUENCES } from './practice-rights.data'

/** Role of calls for a practice. It owns no tables, has the listed rights, and sees the rows that policies allow. */
export const PRACTICE_ROLE = 'portal_practice'

const rights = Object.entries(PRACTICE_RIGHTS).flatMap(([table, all]) => all.map((right) => ({ table, right })))

/** Statements that grant the role its rights. */
export const GRANTS = [
  ...rights.map(({ table, right }) => `grant ${right} on ${table} to ${PRACTICE_ROLE};`),
  ...PRACTICE_SEQUENCES.map((sequence) => `grant usage on sequence ${sequence} to ${PRACTICE_ROLE};`),
].join('\n  ')

/** SQL condition that the role has all rights; `oid` is the role. */
export const HAS_RIGHTS = [
  ...rights.flatMap(conditionsOf),
  ...PRACTICE_SEQUENCES.map((sequence) => `has_sequence_privilege(oid, '${sequence}', 'usage')`),
].join('\n    and ')

function conditionsOf({ table, right }: (typeof rights)[number]): string[] {
  const [, name, columns] = /^(\w+) \((.*)\)$/.exec(right) ?? []
  if (name === undefined || columns === undefined) return [`has_table_privilege(oid, '${table}', '${right}')`]
  return columns.split(', ').map((column) => `has_column_privilege(oid, '${table}', '${column}', '${name}')`)
}
