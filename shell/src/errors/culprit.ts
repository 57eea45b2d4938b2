import { matchRoute } from '@portal/federation/host'
import type { Registry } from '@portal/federation/host'

export interface Culprit {
  readonly remote: string
  readonly version: string
}

/**
 * The remote that a fault belongs to: the named one; else the first remote in the stack, since a slot may be filled by
 * another remote; else the screen's. Otherwise the shell.
 */
export function culpritOf(error: unknown, named: string | undefined, pathname: string, registry: Registry): Culprit {
  const remote = named ?? remoteInStack(error) ?? matchRoute(registry, pathname)?.remote.name
  const found = remote === undefined ? undefined : registry.remotes[remote]
  return found ? { remote: found.name, version: found.version } : { remote: 'shell', version: registry.shell.version }
}

function remoteInStack(error: unknown): string | undefined {
  const stack = error instanceof Error ? error.stack : undefined
  return /\/remotes\/([^/]+)\//.exec(stack ?? '')?.[1]
}
