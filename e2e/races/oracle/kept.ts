import type { Journal } from './journal'
import type { Decision } from './typed'

/** Rule 1: what was acknowledged stood in the row afterwards; rule 3 sees to it that it was only replaced knowingly. */
export function lostAcknowledgements(journal: Journal): string[] {
  return journal.acknowledged.flatMap(({ at, tab, about, decision }) => {
    const { field, value } = decision
    const stood = journal
      .versionsOf(about.bookingId)
      .filter((version, index, all) => version.at < at && (all[index + 1]?.at ?? Infinity) > decision.at)
    if (stood.some(({ fields }) => fields[field] === value)) return []
    return [`rule 1: ${field} "${value}" of ${about.name} was acknowledged to ${tab} and is nowhere`]
  })
}

/** What was typed and is neither saved, replaced, told nor kept is lost. */
export function lostWords(journal: Journal): string[] {
  return journal.typed.left().flatMap(([draft, decisions]) =>
    decisions
      .filter((decision) => isLost(journal, decision, draft))
      .map(({ field, value, about, tab }) => {
        return `rule 6: ${field} "${value}" of ${about.name}, typed in ${tab}, is lost`
      }),
  )
}

function isLost(journal: Journal, { field, value, about }: Decision, draft: string): boolean {
  // A tick leaves no words behind.
  if (value === undefined || field === 'owner') return false
  if (journal.versionsOf(about.bookingId).some(({ fields }) => fields[field] === value)) return false
  return !journal.isKept(draft, value)
}
