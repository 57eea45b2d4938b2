import { useEffect, useEffectEvent, useState } from 'react'
import { usePortalHost } from '@portal/federation'

interface Asked<Value> {
  /** What it is of: with another key it is asked for anew. Null while there is nothing to be asked for. */
  readonly key: string | null
  readonly load: () => Promise<Value>
  /** By which a failure is reported. */
  readonly action: string
}

/** What is loaded once: undefined on its way, null where it does not come. */
export function useArrived<Value>({ key, load, action }: Asked<Value>): Value | null | undefined {
  const { report } = usePortalHost()
  const [arrived, setArrived] = useState<{ readonly of: string; readonly value: Value | null }>()
  const begin = useEffectEvent(load)
  const onFault = useEffectEvent((fault: unknown) => report(fault, { action }))
  useEffect(() => {
    if (key === null) return undefined
    let isGone = false
    begin().then(
      (value) => isGone || setArrived({ of: key, value }),
      (fault: unknown) => {
        onFault(fault)
        if (!isGone) setArrived({ of: key, value: null })
      },
    )
    return () => {
      isGone = true
    }
  }, [key])
  return arrived?.of === key ? arrived.value : undefined
}
