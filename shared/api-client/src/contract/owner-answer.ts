import { v } from '@portal/domain'
import { OwnerAnswerSchema } from '@portal/domain/plaque'
import { endpoint } from './endpoint'

/** Open wishes for changes first, then approvals of the last week, each the newest first. */
export const listOwnerAnswers = endpoint('listOwnerAnswers', {
  method: 'GET',
  path: 'portal/owner_answers',
  summary: "What pet owners have lately said about their plaques' artwork",
  access: 'staff',
  response: v.object({
    answers: v.array(OwnerAnswerSchema),
    /** All that wait for the practice: also those that are not among `answers`. */
    open: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
})
