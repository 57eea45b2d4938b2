import path from 'node:path'
import * as v from 'valibot'

const PROJECT = path.resolve(import.meta.dirname, '../..')

/** A path as settings and commands give it: from the project's folder, wherever that is run. */
export const inProject = (...parts: readonly string[]) => path.resolve(PROJECT, ...parts)

/** An address of a service. */
export const address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^\s/]/, 'not an address like https://host'))

/** Settings by their schema, from environment variables; throws with the names of those that are wrong. */
export function readSettings<const T extends v.GenericSchema>(
  schema: T,
  environment: NodeJS.ProcessEnv,
): v.InferOutput<T> {
  const parsed = v.safeParse(schema, environment)
  if (parsed.success) return parsed.output
  const wrong = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
  throw new Error(`Settings are wrong. ${wrong.join('. ').slice(0, 600)}. See docs/settings.md.`)
}
