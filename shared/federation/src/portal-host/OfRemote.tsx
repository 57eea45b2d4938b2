import { useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { RemoteEntry } from '../registry/schema'
import { ownCalls } from './own-calls'
import { HostContext, OwnHostContext } from './portal-host'

interface Place {
  /** Whose code is inside; undefined where nobody knows it. */
  readonly remote: RemoteEntry | undefined
  readonly children: ReactNode
}

/** What stands inside is of this remote: its host makes the calls of this one, whoever stands around it. */
export function OfRemote({ remote, children }: Place) {
  const host = useContext(HostContext)
  const own = useMemo(() => host && remote && { ...host, api: ownCalls(host, remote) }, [host, remote])
  return <OwnHostContext value={own ?? null}>{children}</OwnHostContext>
}
