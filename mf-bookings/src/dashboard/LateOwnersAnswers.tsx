import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { usePortalHost } from '@portal/federation'

/** Owners' answers below the tables. Its code loads last, so that it moves nothing. */
export function LateOwnersAnswers() {
  const { report } = usePortalHost()
  const [Answers, setAnswers] = useState<ComponentType | null>(null)
  const onFault = useEffectEvent((fault: unknown) => report(fault, { action: "load owners' answers" }))
  useEffect(() => {
    import(/* webpackChunkName: "owners-answers" */ '../owners-answers/OwnersAnswers').then(
      (loaded) => setAnswers(() => loaded.OwnersAnswers),
      // The dashboard is complete without it: the practice gets each answer by email too.
      onFault,
    )
  }, [])
  return Answers && <Answers />
}
