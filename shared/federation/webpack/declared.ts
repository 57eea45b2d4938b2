import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { readDeclaration } from '../src/registry/declaration'
import type { RemoteDeclaration } from '../src/registry/declaration'

const PackageSchema = v.object({ version: v.string() })

/** A remote's `remote.json`, in its folder. */
export const declarationFile = (folder: string) => join(folder, 'remote.json')

/** What a remote declares of itself, and its version. Throws where `remote.json` or `package.json` is none. */
export function readRemote(folder: string): { readonly declaration: RemoteDeclaration; readonly version: string } {
  const { version } = v.parse(PackageSchema, readJson(join(folder, 'package.json')))
  return { declaration: readDeclaration(readJson(declarationFile(folder))), version }
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
