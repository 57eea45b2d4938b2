import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readRegistry, type Registry } from '@portal/federation/host'
import { readShellManifest, type ShellManifest } from './shell-manifest'

/** What is served now: the shell's build and the registry, with a stamp that changes when either does. */
export interface Release {
  readonly shell: ShellManifest
  readonly registry: Registry
  readonly stamp: string
}

interface Watched<T> {
  readonly stamp: string
  readonly value: T
}

/**
 * Reads a JSON document again when its file has changed. A change that cannot be read keeps the last
 * good one: a half-written registry must not take the portal down.
 */
function watched<T>(file: string, setting: string, parse: (json: unknown) => T): () => Watched<T> {
  let current: Watched<T> | undefined
  let refused = ''
  return () => {
    const stamp = stampOf(file)
    if (current && (stamp === null || stamp === current.stamp || stamp === refused)) return current
    try {
      current = { stamp: stamp ?? '', value: parse(JSON.parse(readFileSync(file, 'utf8'))) }
    } catch (error) {
      if (!current) throw new Error(`${file} (${setting}) cannot be read: ${reason(error)}`, { cause: error })
      refused = stamp ?? ''
      console.error(`${file} has changed but cannot be read, the last one stays: ${reason(error)}`)
    }
    return current
  }
}

function stampOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.mtimeMs}-${found.size}-${found.ino}` : null
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Follows the shell's build and the registry. Throws when there is no build yet. */
export function openRelease(shellDir: string, registryFile: string): () => Release {
  const shell = watched(path.join(shellDir, 'shell-manifest.json'), 'SHELL_DIR', readShellManifest)
  const registry = watched(registryFile, 'REGISTRY_FILE', readRegistry)
  const current = () => {
    const [now, listed] = [shell(), registry()]
    return { shell: now.value, registry: listed.value, stamp: `${now.stamp} ${listed.stamp}` }
  }
  current()
  return current
}
