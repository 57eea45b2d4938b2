import { v } from '@portal/domain'
import { OwnerAnswerSchema } from '@portal/domain/plaque'
import { endpoint } from './endpoint'

/** Open change requests first, then approvals of the last week, each newest first. */
export const listOwnerAnswers = endpoint('listOwnerAnswers', {
  method: 'GET',
  path: 'portal/owner_answers',
  summary: "What pet owners have lately said about their plaques' artwork",
  access: 'staff',
  response: v.object({
    answers: v.array(OwnerAnswerSchema),
    /** Number of all open change requests, including those missing in `answers`. */
    open: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
})
