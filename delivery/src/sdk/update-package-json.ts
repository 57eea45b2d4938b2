import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import type { Sdk } from './sdk'

const Versions = v.optional(v.record(v.string(), v.string()))
const PackageSchema = v.looseObject({ dependencies: Versions, devDependencies: Versions })

/**
 * Writes an SDK's tarballs and library versions into the `package.json` beside its folder. Returns the changed
 * packages. Changes nothing when that `package.json` uses no tarball of the folder.
 */
export async function updatePackageJson(folder: string, sdk: Sdk): Promise<readonly string[]> {
  const file = path.join(path.dirname(folder), 'package.json')
  if (!existsSync(file)) return []
  const manifest = v.parse(PackageSchema, JSON.parse(await readFile(file, 'utf8')))
  const usesSdk = Object.values({ ...manifest.dependencies, ...manifest.devDependencies }).some((version) =>
    version.startsWith(`file:${path.basename(folder)}/`),
  )
  if (!usesSdk) return []
  const changed: string[] = []
  const updateVersions = (versions: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(
      Object.entries(versions).map(([name, version]) => {
        const next = findVersion(sdk, name, path.basename(folder)) ?? version
        if (next !== version) changed.push(name)
        return [name, next]
      }),
    )
  const next = {
    ...manifest,
    ...(manifest.dependencies && { dependencies: updateVersions(manifest.dependencies) }),
    ...(manifest.devDependencies && { devDependencies: updateVersions(manifest.devDependencies) }),
  }
  if (changed.length > 0) await writeFile(file, `${JSON.stringify(next, null, 2)}\n`)
  return changed
}

function findVersion({ packages, tools }: Sdk, name: string, folder: string): string | undefined {
  const tarball = Object.hasOwn(packages, name) ? packages[name] : undefined
  if (tarball) return `file:${folder}/${tarball.file}`
  return Object.hasOwn(tools, name) ? tools[name] : undefined
}
