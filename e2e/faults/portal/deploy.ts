import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { portalCommand } from '../../../scripts/start/release.mjs'
import { eventually } from '../tools/check'
import { copyAsNextVersion } from './next-version'
import type { Portal } from './portal'

/** A moved pointer is taken up within this time. */
const TAKEN_UP_MS = 5_000

/** What a version is to have otherwise than the build that it is a copy of. */
export type Changed = (file: string, code: string) => string

/** Publishes a package once more under this version; with `--promote` it is live too. */
export async function publishNext(
  { folder }: Portal,
  name: string,
  version: string,
  changed?: Changed,
  ...more: readonly string[]
): Promise<void> {
  const from = mkdtempSync(path.join(tmpdir(), 'portal-next-version-'))
  try {
    copyAsNextVersion(inRoot(name, 'dist'), from, version, changed)
    await portalCommand(folder, 'publish', name, '--from', from, '--as', version, ...more)
  } finally {
    rmSync(from, { recursive: true, force: true })
  }
}

/** Publishes these packages as another version and points the channel to it; the time until it is served. */
export async function deploy(
  portal: Portal,
  names: readonly string[],
  version: string,
  changed?: Changed,
): Promise<number> {
  for (const name of names) await publishNext(portal, name, version, changed, '--promote')
  const since = performance.now()
  await eventually('served', TAKEN_UP_MS, async () => {
    const { shell, remotes } = await versionsOf(portal)
    return names.every((name) => (name === 'shell' ? shell : remotes[name]) === version)
  })
  return performance.now() - since
}

/** What a page would have that is loaded now. */
export async function versionsOf({ origin }: Portal) {
  return (await fetch(`${origin}/versions`)).json()
}
