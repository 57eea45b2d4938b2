import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { packagesOf } from './lockfile'
import type { LockedPackage } from './lockfile'

/** Folders that reach neither a deployment nor a browser. */
const OF_TESTS = new Set(['.', 'e2e', 'bench'])

/** A production package with its declared licence; null when it is not installed here. */
export interface SuppliedPackage extends LockedPackage {
  readonly licence: string | null
}

/** All packages that run in deployments or browsers. */
export function suppliedPackages(): readonly SuppliedPackage[] {
  const licences = installedLicences()
  const locked = packagesOf(readFileSync(inRoot('pnpm-lock.yaml'), 'utf8'), (folder) => !OF_TESTS.has(folder))
  return locked.map((one) => ({ ...one, licence: licences.get(one.id) ?? null }))
}

/** Licences of installed packages by `name@version`. */
function installedLicences(): ReadonlyMap<string, string> {
  const store = inRoot('node_modules/.pnpm')
  const folders = readdirSync(store).flatMap((folder) => {
    const name = /^((?:@[^+@]+\+)?[^@]+)@/.exec(folder)?.[1]?.replace('+', '/')
    const manifest = path.join(store, folder, 'node_modules', name ?? '', 'package.json')
    return name !== undefined && existsSync(manifest) ? [manifest] : []
  })
  return new Map(folders.map(licenceOf))
}

function licenceOf(manifest: string): readonly [string, string] {
  const { name, version, license }: Record<string, unknown> = JSON.parse(readFileSync(manifest, 'utf8'))
  return [`${String(name)}@${String(version)}`, typeof license === 'string' ? license : 'none']
}
