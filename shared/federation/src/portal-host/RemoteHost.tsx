import { useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { RemoteEntry } from '../registry/schema'
import { ownCalls } from './own-calls'
import { HostContext, OwnHostContext } from './portal-host'

interface RemoteHostProps {
  /** The remote of the code inside; undefined when unknown. */
  readonly remote: RemoteEntry | undefined
  readonly children: ReactNode
}

/** Wraps a remote's code, so that its host makes this remote's calls only, wherever it is placed. */
export function RemoteHost({ remote, children }: RemoteHostProps) {
  const host = useContext(HostContext)
  const own = useMemo(() => host && remote && { ...host, api: ownCalls(host, remote) }, [host, remote])
  return <OwnHostContext value={own ?? null}>{children}</OwnHostContext>
}
