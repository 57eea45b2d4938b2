import { differing } from './fields'
import { isSameOrigin } from './cases'
import type { Journal, Version } from './journal'
import type { Evidence } from './evidence'
import type { Decision } from './typed'

/**
 * Rule 3: whatever a write changes its user has decided so, after having seen what stood there; that holds for values
 * nobody acknowledged as well.
 */
export function unseenOverwrites({ journal, versions }: Evidence): string[] {
  return versions.slice(1).flatMap((after, index) => {
    const before = versions[index]
    if (!before) return []
    return differing(before.fields, after.fields).flatMap((field) => fault(journal, before, after, field) ?? [])
  })
}

function fault(journal: Journal, before: Version, after: Version, field: string): string | null {
  const [old, now] = [before.fields[field], after.fields[field]]
  const where = `${field}: "${old}" became "${now}" in version ${after.version}, by ${after.tab}`
  const decisions = decidedSo(journal, after, field, now)
  if (decisions.length === 0) return `rule 3: nobody wanted ${where}`
  if (old === undefined || decisions.some((decision) => isKnowing(journal, decision, field, old))) return null
  return `rule 3: unseen ${where}`
}

/** Decisions by which a person may have made a field what it is. */
function decidedSo(journal: Journal, { person, at, id }: Version, field: string, value: string | undefined) {
  const cases = journal.cases.of(id)
  return journal.decisions.filter(
    (each) =>
      each.field === field &&
      each.value === value &&
      each.person === person &&
      each.at < at &&
      cases.some((about) => isSameOrigin(about, each.about)),
  )
}

/** Made with the old value before one's eyes, or upon a decision of one's own that was, or that made it. */
function isKnowing(journal: Journal, decision: Decision, field: string, old: string): boolean {
  return journal.decisions.some(
    (each) =>
      each.field === field &&
      each.at <= decision.at &&
      journal.typed.isOf(decision.draft, each) &&
      ((each !== decision && each.value === old) || journal.seen.had(each.tab, field, old, each.at)),
  )
}
