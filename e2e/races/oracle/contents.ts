import type { Case } from './cases'
import type { Evidence } from './evidence'

/** Rule 2: nothing that was typed for one booking stands in another. */
export function strangers({ journal, words, id, versions }: Evidence): string[] {
  const own = journal.cases.of(id)
  const names = new Set(own.flatMap(withSources))
  const found = versions.flatMap(({ version, tab, fields }) =>
    Object.entries(fields).flatMap(([field, value]) => {
      const about = words.caseOf.get(/“(.+)”/.exec(value)?.[1] ?? value)
      if (about === undefined || names.has(about)) return []
      return [
        `rule 2: ${field} "${value}" of ${about} in version ${version} of ${[...names].join('/') || 'nobody'}, by ${tab}`,
      ]
    }),
  )
  return found.slice(0, 1)
}

/** A copy begins with what was typed into its source; a booking that two copies made is both. */
function withSources(about: Case): string[] {
  return [about.name, ...(about.copyOf ? withSources(about.copyOf) : [])]
}

/** Rule 1: what was added once is there once. */
export function doubles({ versions }: Evidence): string[] {
  for (const { version, tab, fields } of versions) {
    const rows = Object.entries(fields).filter(([field]) => /^(instructions|items)\./.test(field))
    const words = rows.map(([, value]) => /“(.+)”/.exec(value)?.[1] ?? value)
    const double = words.find((value, index) => words.indexOf(value) !== index)
    if (double) return [`rule 1: "${double}" is twice in version ${version}, by ${tab}`]
  }
  return []
}
