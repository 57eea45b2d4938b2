import type { Office } from '../office/office'
import { readSubmission, readTimeline } from './rows'
import type { Words } from '../words'
import { doubles, strangers } from './contents'
import type { Journal } from './journal'
import { lostAcknowledgements, lostWords } from './kept'
import { submittedOtherwise } from './submitted'
import { untold } from './timeline'
import { unseenOverwrites } from './overwrites'

/** Everything that went wrong, in words; nothing when all is well. */
export async function judge(office: Office, journal: Journal, words: Words, ids: readonly string[]): Promise<string[]> {
  const { sql } = office.api.connection
  const found: string[] = []
  for (const id of ids) {
    const evidence = { journal, words, id, versions: journal.versionsOf(id) }
    found.push(...strangers(evidence), ...doubles(evidence), ...unseenOverwrites(evidence))
    found.push(...untold(evidence, office, await readTimeline(sql, id)))
    found.push(...submittedOtherwise(evidence, office, await readSubmission(sql, id)))
  }
  return [
    ...found,
    ...lostAcknowledgements(journal),
    ...madeTwice(journal),
    ...lostWords(journal),
    ...journal.cases.wrongPins,
  ]
}

/** A booking that somebody began is made once. */
function madeTwice(journal: Journal): string[] {
  const makers = [...journal.cases.makers.values()]
  const twice = makers.filter((about, index) => makers.indexOf(about) !== index)
  return twice.map(({ name }) => `rule 5: ${name} was made more than once`)
}
