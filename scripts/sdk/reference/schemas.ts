import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { jsonSchema } from '../../../shared/api-client/src/contract/json-schema'
import { isObject } from '../../../shared/domain/src/value/unknown'
import { inRoot } from '../../lib/paths.mjs'
import { fieldsTable } from './fields'
import type { Topic } from './topics'

type Schema = Parameters<typeof jsonSchema>[0]

/** The fields of a schema, which its type alone tells nobody; null for what is none. */
export async function schemaText({ title, isValue, declarations }: Topic, work: string): Promise<string | null> {
  const [first] = declarations
  if (!isValue || !title.endsWith('Schema') || !first) return null
  const declared = path.relative(work, first.getSourceFile().fileName)
  const source = inRoot('shared', declared.replace(/\.d\.ts$/, '.ts'))
  if (!existsSync(source)) return null
  const module: unknown = await import(pathToFileURL(source).href)
  const value: unknown = isObject(module) ? Reflect.get(module, title) : undefined
  return isSchema(value) ? fieldsTable(jsonSchema(value, 'output')) : null
}

const isSchema = (value: unknown): value is Schema => isObject(value) && Reflect.get(value, 'kind') === 'schema'
