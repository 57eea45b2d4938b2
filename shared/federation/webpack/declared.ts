import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { readDeclaration } from '../src/registry/declaration'
import type { RemoteDeclaration } from '../src/registry/declaration'
import { ROUTES_FILE, routesFile } from '../src/registry/routes-file'

const PackageSchema = v.object({ version: v.string() })

export const declarationFile = (folder: string) => join(folder, 'remote.json')

/** A remote's declaration and version. Throws when `remote.json` or `package.json` is invalid. */
export function readRemote(folder: string): { readonly declaration: RemoteDeclaration; readonly version: string } {
  const { version } = v.parse(PackageSchema, readJson(join(folder, 'package.json')))
  return { declaration: readDeclaration(readJson(declarationFile(folder))), version }
}

/** Writes the code that loads the declared screens; returns whether it has changed. */
export function writeRoutes(folder: string): boolean {
  const [file, text] = [join(folder, ROUTES_FILE), routesFile(readRemote(folder).declaration)]
  if (text === '' || (existsSync(file) && readFileSync(file, 'utf8') === text)) return false
  writeFileSync(file, text)
  return true
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
