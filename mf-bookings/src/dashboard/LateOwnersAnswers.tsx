import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { usePortalHost } from '@portal/federation'

/** What owners have answered, below the tables and after them: its code comes when they stand, and moves nothing. */
export function LateOwnersAnswers() {
  const { report } = usePortalHost()
  const [Answers, setAnswers] = useState<ComponentType | null>(null)
  const onFault = useEffectEvent((fault: unknown) => report(fault, { action: "load owners' answers" }))
  useEffect(() => {
    import(/* webpackChunkName: "owners-answers" */ '../owners-answers/OwnersAnswers').then(
      (loaded) => setAnswers(() => loaded.OwnersAnswers),
      // Without it the dashboard is whole: the practice has every answer by mail as well.
      onFault,
    )
  }, [])
  return Answers && <Answers />
}
