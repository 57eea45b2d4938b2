import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Compilation, Compiler } from 'webpack'
import { SlotTypesSchema } from '../src/registry/slot-types'

/**
 * Puts the types of a remote's slots into its build, for teams that show them. Of a remote in a repository of its own:
 * what stands in the project is packed with the SDK [OPEN-316].
 */
export function emitSlotTypes(compilation: Compilation, { context, webpack }: Compiler, remote: string): void {
  const file = join(context, 'src/slots', `${remote}.ts`)
  const told = existsSync(file) ? slotTypesOf(readFileSync(file, 'utf8')) : null
  if (!told) return
  const json = JSON.stringify(told)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
  compilation.emitAsset(`slots.${hash}.json`, new webpack.sources.RawSource(json))
}

/** `export const Note: SlotName<NoteProps> = 'Note'`, by itself or over lines. */
const CONSTANT = /^export const (\w+):\s*([^;]*?)\s*=\s*(['"])\1\3;?$/gm
/** Another file of the remote, which nobody else has. */
const OWN_IMPORT = /\b(?:from|import)\s*\(?\s*['"]\./
/** All that a contract file may hand out. */
const OTHER_EXPORT = /^export (?!(?:declare const|interface|type)\b)/m

/**
 * What a contract file declares; null where it declares more than slots and their types, or leads to other files of the
 * remote: then others have no types of it.
 */
export function slotTypesOf(text: string) {
  const types = text.replaceAll(CONSTANT, 'export declare const $1: $2')
  const slots = [...text.matchAll(CONSTANT)].map(([, name]) => name)
  if (slots.length === 0 || OWN_IMPORT.test(text) || OTHER_EXPORT.test(types)) return null
  const read = v.safeParse(SlotTypesSchema, { slots, types })
  return read.success ? read.output : null
}
