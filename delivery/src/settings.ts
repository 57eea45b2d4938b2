import path from 'node:path'
import { readCallerSecrets, readSettings } from '@portal/server'
import type { Env, Program } from '@portal/server'
import * as v from 'valibot'

/** Whether this runs as a package that somebody outside has installed, and not from the project's sources. */
export const isInstalled = /[\\/]node_modules[\\/]/.test(import.meta.dirname)

/** Where commands work: in the project, or outside where they are called. */
const PROJECT = isInstalled ? process.cwd() : path.resolve(import.meta.dirname, '../..')

/** A path as settings and commands give it: from the project's folder, wherever that is run. */
export const inProject = (...parts: readonly string[]) => path.resolve(PROJECT, ...parts)

/** Is this a host name, with its port or without? */
export const isHost = (text: string) => /^[a-z0-9.-]{1,253}(:\d{1,5})?$/i.test(text)

/** An address of a service. */
export const address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^\s/]/, 'not an address like https://host'))

/** Whose certificates own services may have. */
export const OWN_TRUST = { OWN_CA: v.optional(v.string()), OWN_CA_FOR: v.string() }

/** With the first of which a program shows the backend who calls. */
export const callerSecrets = v.pipe(
  v.string(),
  v.check((text) => readCallerSecrets(text) !== null, 'not one or two secrets of at least 32 letters and digits'),
)

/** How a program's log is written. */
export const logFormat = v.picklist(['json', 'text'], 'neither json nor text')

/**
 * Settings of a program by their schema, from environment variables, defaults and files of secrets; throws with the names
 * of all that are missing or wrong.
 */
export function settingsOf<const T extends v.GenericSchema>(
  program: Program,
  schema: T,
  environment: Env,
): v.InferOutput<T> {
  const { values, wrong, wrongNames } = readSettings(program, environment)
  const parsed = v.safeParse(schema, values)
  if (parsed.success && wrong.length === 0) return parsed.output
  const unfit = (parsed.issues ?? []).filter((issue) => !wrongNames.has(v.getDotPath(issue) ?? ''))
  const words = [...wrong, ...unfit.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)]
  throw new Error(`Settings are wrong. ${words.join('. ').slice(0, 2000)}. See docs/settings.md.`)
}
