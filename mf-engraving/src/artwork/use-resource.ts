import { useEffect, useEffectEvent, useState } from 'react'
import { usePortalHost } from '@portal/federation'

interface Resource<Value> {
  /** Identifies the resource; a new key loads again. Null loads nothing. */
  readonly key: string | null
  readonly load: () => Promise<Value>
  /** Action name for error reports. */
  readonly action: string
}

/** A resource that is loaded once: undefined while loading, null when it failed. */
export function useResource<Value>({ key, load, action }: Resource<Value>): Value | null | undefined {
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
