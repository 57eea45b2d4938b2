import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Compilation, Compiler } from 'webpack'
import { SlotTypesSchema } from '../src/registry/slot-types'

/**
 * Adds the types of a remote's slots to its build, for teams that show them. Only for a remote in another repository:
 * the SDK contains the project's own [OPEN-316].
 */
export function emitSlotTypes(compilation: Compilation, { context, webpack }: Compiler, remote: string): void {
  const file = join(context, 'src/slots', `${remote}.ts`)
  const types = existsSync(file) ? slotTypesOf(readFileSync(file, 'utf8')) : null
  if (!types) return
  const json = JSON.stringify(types)
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8)
  compilation.emitAsset(`slots.${hash}.json`, new webpack.sources.RawSource(json))
}

/** `export const Note: SlotName<NoteProps> = 'Note'`, on one line or several. */
const CONSTANT = /^export const (\w+):\s*([^;]*?)\s*=\s*(['"])\1\3;?$/gm
/** An import of another file of the remote, which other teams do not have. */
const OWN_IMPORT = /\b(?:from|import)\s*\(?\s*['"]\./
/** An export that a contract file must not have. */
const OTHER_EXPORT = /^export (?!(?:declare const|interface|type)\b)/m

/**
 * Declarations of a contract file; null when it exports more than slots and their types, or imports other files of the
 * remote: other teams then get no types.
 */
export function slotTypesOf(text: string) {
  const types = text.replaceAll(CONSTANT, 'export declare const $1: $2')
  const slots = [...text.matchAll(CONSTANT)].map(([, name]) => name)
  if (slots.length === 0 || OWN_IMPORT.test(text) || OTHER_EXPORT.test(types)) return null
  const read = v.safeParse(SlotTypesSchema, { slots, types })
  return read.success ? read.output : null
}
