import { PRACTICE_RIGHTS, PRACTICE_SEQUENCES } from './practice-rights.data'

/** Whoever acts for a practice: it owns no table, has the rights of the table beside, and sees what policies let it see. */
export const PRACTICE_ROLE = 'portal_practice'

const rights = Object.entries(PRACTICE_RIGHTS).flatMap(([table, all]) => all.map((right) => ({ table, right })))

/** Statements that give the role its rights. */
export const GRANTS = [
  ...rights.map(({ table, right }) => `grant ${right} on ${table} to ${PRACTICE_ROLE};`),
  ...PRACTICE_SEQUENCES.map((sequence) => `grant usage on sequence ${sequence} to ${PRACTICE_ROLE};`),
].join('\n  ')

/** Condition that the role has all of them; `oid` is the role. */
export const HAS_RIGHTS = [
  ...rights.flatMap(conditionsOf),
  ...PRACTICE_SEQUENCES.map((sequence) => `has_sequence_privilege(oid, '${sequence}', 'usage')`),
].join('\n    and ')

function conditionsOf({ table, right }: (typeof rights)[number]): string[] {
  const [, name, columns] = /^(\w+) \((.*)\)$/.exec(right) ?? []
  if (name === undefined || columns === undefined) return [`has_table_privilege(oid, '${table}', '${right}')`]
  return columns.split(', ').map((column) => `has_column_privilege(oid, '${table}', '${column}', '${name}')`)
}
