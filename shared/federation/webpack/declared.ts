import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { readDeclaration } from '../src/registry/declaration'
import type { RemoteDeclaration } from '../src/registry/declaration'
import { ROUTES_FILE, routesFile } from '../src/registry/routes-file'

const PackageSchema = v.object({ version: v.string() })

/** A remote's `remote.json`, in its folder. */
export const declarationFile = (folder: string) => join(folder, 'remote.json')

/** What a remote declares of itself, and its version. Throws where `remote.json` or `package.json` is none. */
export function readRemote(folder: string): { readonly declaration: RemoteDeclaration; readonly version: string } {
  const { version } = v.parse(PackageSchema, readJson(join(folder, 'package.json')))
  return { declaration: readDeclaration(readJson(declarationFile(folder))), version }
}

/** Writes the code that loads the declared screens; answers whether it is another than before. */
export function writeRoutes(folder: string): boolean {
  const [file, text] = [join(folder, ROUTES_FILE), routesFile(readRemote(folder).declaration)]
  if (text === '' || (existsSync(file) && readFileSync(file, 'utf8') === text)) return false
  writeFileSync(file, text)
  return true
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
