import path from 'node:path'
import { readCallerSecrets, readSettings } from '@portal/server'
import type { Env, Program } from '@portal/server'
import * as v from 'valibot'

/** Whether this runs as an installed package of a team outside, not from the project's sources. */
export const isInstalled = /[\\/]node_modules[\\/]/.test(import.meta.dirname)

/** Base of relative paths: the project's root, or the current folder of an installed package. */
const PROJECT = isInstalled ? process.cwd() : path.resolve(import.meta.dirname, '../..')

/** Resolves a path of settings and commands against the project's folder. */
export const inProject = (...parts: readonly string[]) => path.resolve(PROJECT, ...parts)

/** Whether a text is a host name, with or without a port. */
export const isHost = (text: string) => /^[a-z0-9.-]{1,253}(:\d{1,5})?$/i.test(text)

/** Schema of a service's address. */
export const address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^\s/]/, 'not an address like https://host'))

/** Schema of the authority that signs certificates of own services. */
export const OWN_TRUST = { OWN_CA: v.optional(v.string()), OWN_CA_FOR: v.string() }

/** Schema of the secrets that callers of the backend share with it. The first one signs calls. */
export const callerSecrets = v.pipe(
  v.string(),
  v.check((text) => readCallerSecrets(text) !== null, 'not one or two secrets of at least 32 letters and digits'),
)

/** Schema of a log's format. */
export const logFormat = v.picklist(['json', 'text'], 'neither json nor text')

/**
 * Reads a program's settings from environment variables, defaults and files of secrets. Throws with the names of all
 * missing or wrong settings.
 */
export function readSettingsOf<const T extends v.GenericSchema>(
  program: Program,
  schema: T,
  environment: Env,
): v.InferOutput<T> {
  const { values, wrong, wrongNames } = readSettings(program, environment)
  const parsed = v.safeParse(schema, values)
  if (parsed.success && wrong.length === 0) return parsed.output
  const invalid = (parsed.issues ?? []).filter((issue) => !wrongNames.has(v.getDotPath(issue) ?? ''))
  const faults = [...wrong, ...invalid.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)]
  throw new Error(`Settings are wrong. ${faults.join('. ').slice(0, 2000)}. See docs/settings.md.`)
}
