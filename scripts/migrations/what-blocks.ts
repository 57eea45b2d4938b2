/** Statements without comments, in lower case and with single spaces. */
const statementsOf = (text: string) =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$\$[\s\S]*?\$\$/g, "''")
    .split(';')
    .map((one) => one.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean)

interface Rule {
  readonly finds: RegExp
  readonly words: string
  /** Allowed in a migration that removes what an earlier one replaced. */
  readonly isContraction?: true
}

const RULES: readonly Rule[] = [
  {
    finds: /^create (?:unique )?index (?!concurrently)(?:if not exists )?[\w"]* ?on (?:only )?(?<table>[\w".]+)/,
    words: 'an index on a table that is there stops its writers while it is built: create it concurrently',
  },
  {
    finds: /^alter table (?:if exists )?(?:only )?(?<table>[\w".]+).*\badd (?:column )?(?:if not exists )?(?!constraint)[\w"]+ (?!.*(?:\bdefault\b|\bgenerated\b)).*\bnot null\b/,
    words: 'a new column that may not be empty refuses what the version before writes: give it a default',
  },
  {
    finds: /^alter table (?:if exists )?(?:only )?(?<table>[\w".]+).*\bset not null\b/,
    words: 'a column that may not be empty any more refuses what the version before writes',
    isContraction: true,
  },
  {
    finds: /^alter table (?:if exists )?(?:only )?(?<table>[\w".]+).*\badd (?:constraint [\w"]+ )?(?:check|foreign key)(?!.*\bnot valid\b)/,
    words: 'a rule for rows that are there is checked while nobody may write: add it not valid, and validate it in another migration',
  },
  {
    finds: /^alter table (?:if exists )?(?:only )?(?<table>[\w".]+).*\b(?:drop column|rename|alter (?:column )?[\w"]+ (?:set data )?type)\b/,
    words: 'the version before still reads and writes what is dropped, renamed or of another type here',
    isContraction: true,
  },
  { finds: /^drop table (?:if exists )?(?<table>[\w".]+)/, words: 'the version before still uses this table', isContraction: true },
]

/** Names the earlier migration: `-- contracts 0030`. */
const CONTRACTS = /^-- contracts (\d{4})$/m

/**
 * Statements of a migration that would break the previous version. Servers restart one after another, so old code runs on
 * the migrated database. Statements on new tables are allowed. A replaced column is removed in a later version, by name.
 */
export function blockingStatements(text: string, earlier: readonly string[] = []): string[] {
  const statements = statementsOf(text)
  const own = new Set(statements.flatMap((one) => /^create table (?:if not exists )?([\w".]+)/.exec(one)?.[1] ?? []))
  const contracted = CONTRACTS.exec(text)?.[1]
  const isContraction = earlier.some((name) => contracted !== undefined && name.startsWith(`${contracted}_`))
  return statements.flatMap((statement) =>
    RULES.flatMap(({ finds, words, ...rule }) => {
      const table = finds.exec(statement)?.groups?.table
      const isFree = table === undefined || own.has(table) || (isContraction && rule.isContraction === true)
      return isFree ? [] : [`${words}: ${statement.slice(0, 80)}`]
    }),
  )
}
