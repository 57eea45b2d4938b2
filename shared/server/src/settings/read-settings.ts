import { readFileSync } from 'node:fs'
import { pemFaults, trustFaults } from './files'
import { TLS_FORMS, hasNoTls, isOnThisMachine } from './in-the-open'
import { SETTINGS } from './table.data'
import type { Program, Setting, SettingName } from './table.data'

export type Env = Readonly<Record<string, string | undefined>>

export interface ReadSettings {
  readonly isProduction: boolean
  /** Stand-ins replace the services, and every page and message says so [OPEN-361]. */
  readonly isRehearsal: boolean
  /** The program's settings by name: set values, else defaults. */
  readonly values: Readonly<Partial<Record<string, string>>>
  /** Error sentences with names; empty when the program can start. */
  readonly wrong: readonly string[]
  /** Settings named in `wrong`; further errors of them are omitted. */
  readonly wrongNames: ReadonlySet<string>
}

const ALL: readonly (readonly [string, Setting])[] = Object.entries(SETTINGS)
/** Public keys of the demo. */
const KNOWN_TO_ALL = /portal-?demo/i

/**
 * Reads a program's settings from environment variables, and secrets also from the files of `NAME_FILE`. Production has no
 * public defaults and refuses values of the demo [OPEN-142, OPEN-143]. A rehearsal allows stand-ins [OPEN-361].
 */
export function readSettings(program: Program, env: Env): ReadSettings {
  const isProduction = env.NODE_ENV === 'production'
  const isRehearsal = env.REHEARSAL === '1'
  const own = ALL.filter(([, { by }]) => by.includes(program))
  const { given, wrong, wrongNames } = withFiles(env, own)
  const valueOf = (name: string): string => given[name] ?? defaultOf(name, valueOf) ?? ''
  const values = Object.fromEntries(own.map(([name, one]) => [name, given[name] ?? defaultIn(one, valueOf)]))
  wrong.push(...besideFaults(own, given), ...pemFaults(own, given), ...trustFaults(values))
  const say = (words: string, names: readonly string[]) => {
    if (names.length > 0) wrong.push(`${words}: ${names.join(', ')}`)
    for (const name of names) wrongNames.add(name.replace(/ .*/, ''))
  }
  if (env.REHEARSAL && !isRehearsal && 'REHEARSAL' in values) wrong.push('REHEARSAL is neither 1 nor empty')
  if (isProduction) {
    const isMissing = ([name, one]: readonly [string, Setting]) =>
      isNeeded(one, program, valueOf) &&
      !(isRehearsal && one.demo !== undefined) &&
      !(given[name] || (one.mayBeEmpty && given[name] === '')) &&
      !wrongNames.has(name)
    say('missing', named(own.filter(isMissing)))
    say(
      'known to everybody, since the demo has it',
      named(own.filter((each) => isOfDemo(each, given, valueOf) && !(isRehearsal && each[1].demo !== undefined))),
    )
    for (const [words, some] of settingsWithoutTls(own, given, wrongNames, isRehearsal)) say(words, some)
    const isRefused = ({ production }: Setting) =>
      production === 'never' || (production === 'rehearsal' && !isRehearsal)
    say('not for production', named(own.filter(([name, one]) => isRefused(one) && given[name])))
  }
  return { isProduction, isRehearsal, values, wrong, wrongNames }
}

/**
 * Settings of connections without TLS, with the required form: those that always need TLS, and the operator's own
 * services. A rehearsal's stand-ins on this machine need no TLS.
 */
function settingsWithoutTls(own: typeof ALL, given: Env, wrongNames: ReadonlySet<string>, isRehearsal: boolean) {
  const found = own.flatMap(([name, { tls, isOwn = false }]) => {
    const value = given[name] ?? ''
    if (tls === undefined || wrongNames.has(name) || !hasNoTls(tls, value)) return []
    return (isOwn || isRehearsal) && isOnThisMachine(value) ? [] : [{ isOwn, said: `${name} (${TLS_FORMS[tls]})` }]
  })
  const isTrusted = given.NETWORK_BETWEEN === 'trusted'
  const saidOf = (which: boolean) => found.filter(({ isOwn }) => isOwn === which).map(({ said }) => said)
  return [
    ['not by TLS', saidOf(false)],
    ['not by TLS, and NETWORK_BETWEEN does not say that the network is trusted', isTrusted ? [] : saidOf(true)],
  ] as const
}

const besideFaults = (own: typeof ALL, given: Env) =>
  own.flatMap(([name, { beside }]) =>
    beside && given[name] && !given[beside] ? [`${name} needs ${beside} beside it`] : [],
  )

const named = (some: readonly (readonly [string, Setting])[]) => some.map(([name]) => name)

const isNeeded = ({ production, mustFor, where }: Setting, program: Program, valueOf: (name: string) => string) =>
  (production === 'must' || mustFor === program) && (where?.(valueOf) ?? true)

function isOfDemo([name, one]: readonly [string, Setting], given: Env, valueOf: (name: string) => string): boolean {
  const value = given[name]
  if (!value) return false
  return value === asText(one.demo, valueOf) || (one.secret === 'value' && KNOWN_TO_ALL.test(value))
}

const asText = (value: Setting['demo'], valueOf: (name: string) => string) =>
  typeof value === 'function' ? value(valueOf) : value

const defaultIn = ({ fallback, demo }: Setting, valueOf: (name: string) => string) => asText(fallback ?? demo, valueOf)

function defaultOf(name: string, valueOf: (name: string) => string): string | undefined {
  const one = isSetting(name) ? SETTINGS[name] : undefined
  return one && defaultIn(one, valueOf)
}

const isSetting = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name)

/** Set values. A secret comes from its variable, or from the file of `NAME_FILE` without the final line break. */
function withFiles(env: Env, own: readonly (readonly [string, Setting])[]) {
  const given: Record<string, string | undefined> = { ...env }
  const wrong: string[] = []
  const wrongNames = new Set<string>()
  for (const [name, { secret }] of own) {
    const file = env[`${name}_FILE`]
    if (secret !== 'value' || !file) continue
    const text = env[name] === undefined ? textOf(file) : null
    if (text === null) {
      wrongNames.add(name)
      const why = env[name] === undefined ? 'names a file that cannot be read' : `is set beside ${name}`
      wrong.push(`${name}_FILE ${why}`)
    } else given[name] = text
  }
  return { given, wrong, wrongNames }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch {
    return null
  }
}
