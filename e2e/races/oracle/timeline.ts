import type { Office } from '../office/office'
import type { TimelineEntry } from './rows'
import { differing } from './fields'
import type { Version } from './journal'
import type { Evidence } from './evidence'

/** The timeline tells of every change once: who made it, and exactly the fields. */
export function untold({ versions, id }: Evidence, { accounts }: Office, timeline: readonly TimelineEntry[]): string[] {
  const nameOf = (person: string | null) => accounts.find(({ userId }) => userId === person)?.name ?? ''
  const expected = versions.slice(1).flatMap((after, index) => {
    const before = versions[index]
    const names = before ? namesOf(before, after) : []
    return names.length > 0 ? [`${nameOf(after.person)}: ${names.join(', ')}`] : []
  })
  const written = timeline
    .filter(({ field }) => field === 'details')
    .map(({ by, toValue }) => `${by}: ${toValue.split(', ').toSorted().join(', ')}`)
    // A booking that the race began with got its first instruction by a call of its own.
    .slice(versions[0]?.tab === null ? 1 : 0)
  const wrong = expected.findIndex((entry, index) => entry !== written[index])
  if (wrong === -1 && written.length === expected.length) return []
  return [
    `timeline of ${id}: expected "${expected[wrong]}", written "${written[wrong === -1 ? expected.length : wrong]}"`,
  ]
}

/** As the timeline names them: rows of a list by the list, an owner given or taken away as one. */
function namesOf(before: Version, after: Version): string[] {
  const isOwnerWhole = before.fields.owner !== after.fields.owner
  const names = differing(before.fields, after.fields).map((field) => {
    if (isOwnerWhole && field.startsWith('owner')) return 'owner'
    return /^(instructions|items)\./.exec(field)?.[1] ?? field
  })
  return [...new Set(names)].toSorted()
}
