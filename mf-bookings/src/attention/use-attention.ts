import type { AnswerTo } from '@portal/api-client'
import { listAttention } from '@portal/api-client/contract/attention'
import { ATTENTION_KINDS, v } from '@portal/domain'
import { storedPreference, useRead } from '@portal/federation'

export type Waiting = AnswerTo<typeof listAttention>['waiting'][number]

/** How many kinds waited when the dashboard was last looked at. */
const lastKinds = storedPreference(
  'kinds-that-wait',
  v.pipe(v.number(), v.minValue(0), v.maxValue(ATTENTION_KINDS.length)),
)

/** What waits too long [OPEN-180]; while that is not known, how many places are kept for it. */
export function useAttention(userId: string) {
  const { data, error, isBusy, retry } = useRead(
    listAttention,
    {},
    {
      action: 'read what needs attention',
      onSuccess: ({ waiting }) => lastKinds.write(userId, waiting.length),
    },
  )
  return { waiting: data?.waiting, expected: lastKinds.read(userId) ?? 1, error, isBusy, retry }
}
