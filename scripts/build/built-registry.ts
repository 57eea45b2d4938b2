import { readdirSync, readFileSync } from 'node:fs'
import { CONTRACT_VERSION } from '../../shared/federation/src/registry/contract-version'
import { readRegistry, type Registry } from '../../shared/federation/src/registry/schema'
import { inRoot } from '../lib/paths.mjs'

const json = (...parts: readonly string[]): unknown => JSON.parse(readFileSync(inRoot(...parts), 'utf8'))

/** Registry of this checkout's last builds, without a release. Throws when a remote has no build. */
export function builtRegistry(): Registry {
  const names = readdirSync(inRoot()).filter((name) => name.startsWith('mf-'))
  const remotes = names.map((name) => [name, json(name, 'dist/remote-manifest.json')])
  return readRegistry({ shell: { version: '', contract: CONTRACT_VERSION }, remotes: Object.fromEntries(remotes) })
}
