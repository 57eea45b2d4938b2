import { toPortalBooking } from '@portal/domain'
import { getBooking } from '@portal/api-client/contract/booking'
import { saidOf } from '../../../mf-wizards/src/testing/headless'
import { parseUnknown } from '@portal/federation'
import type { Office } from '../office/office'
import type { SubmissionRow } from './rows'
import { differing, fieldsOf } from './fields'
import type { Evidence } from './evidence'

/** Rule 4: what was submitted is what stood on the page that submitted it, field by field. */
export function submittedOtherwise(
  { journal, id, versions }: Evidence,
  { labels }: Office,
  submission: SubmissionRow | null,
): string[] {
  const stage = versions.find(({ stage }) => stage === 'VP Submitted')
  if (!stage && !submission) return []
  if (!stage || !submission) return [`rule 4: ${id} is submitted without its record, or the other way round`]
  const shown = journal.submissions.findLast(
    ({ tab, bookingId, at }) => tab === stage.tab && bookingId === id && at < stage.at,
  )
  if (!shown) return [`rule 4: ${id} was submitted by ${stage.tab}, where nobody had pressed Submit`]
  const server = parseUnknown(getBooking.response, submission.record)
  if (!server) return [`rule 4: the record of ${id} is no booking`]
  const booking = toPortalBooking(server, labels)
  const record = fieldsOf(booking)
  const row = versions.find(({ version }) => version === submission.version)?.fields ?? {}
  const said = saidOf(shown.state, booking).lines
  return [
    ...differing(shown.fields, record).map(
      (field) => `rule 4: ${field} was shown "${shown.fields[field]}", submitted "${record[field]}"`,
    ),
    ...differing(row, record).map((field) => `rule 4: ${field} stood as "${row[field]}", submitted "${record[field]}"`),
    ...(said.join('\n') === shown.summary.join('\n') ? [] : [`rule 4: the page of ${stage.tab} said something else`]),
  ].slice(0, 2)
}
