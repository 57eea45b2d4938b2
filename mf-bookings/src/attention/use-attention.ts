import type { AnswerTo } from '@portal/api-client'
import { listAttention } from '@portal/api-client/contract/attention'
import { ATTENTION_KINDS, v } from '@portal/domain'
import { storedPreference, useRead } from '@portal/federation'

export type WaitingGroup = AnswerTo<typeof listAttention>['waiting'][number]

/** Number of kinds at the last visit, to keep their room while loading. */
const lastKinds = storedPreference(
  'kinds-that-wait',
  v.pipe(v.number(), v.minValue(0), v.maxValue(ATTENTION_KINDS.length)),
)

/** Bookings that have waited too long [OPEN-180]; while loading, the number of tiles to keep room for. */
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
