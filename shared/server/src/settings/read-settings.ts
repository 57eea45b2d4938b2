import { readFileSync } from 'node:fs'
import { pemFaults, trustFaults } from './files'
import { TLS_IS, isInTheOpen, isOnThisMachine } from './in-the-open'
import { SETTINGS } from './table.data'
import type { Program, Setting, SettingName } from './table.data'

export type Env = Readonly<Record<string, string | undefined>>

export interface ReadSettings {
  readonly isProduction: boolean
  /** The stand-ins take the place of the services, and each page and message says so [OPEN-361]. */
  readonly isRehearsal: boolean
  /** What this program reads, by name: what was set, else the default. */
  readonly values: Readonly<Partial<Record<string, string>>>
  /** What stands in the way of a start, each with names; none: it may. */
  readonly wrong: readonly string[]
  /** Names that `wrong` has, of which nothing else needs to be said. */
  readonly wrongNames: ReadonlySet<string>
}

const ALL: readonly (readonly [string, Setting])[] = Object.entries(SETTINGS)
/** Keys that everybody knows: the demo's. */
const KNOWN_TO_ALL = /portal-?demo/i

/**
 * The settings of a program from environment variables and, of secrets, from the files that `NAME_FILE` names. In
 * production nothing has a default that somebody could know, and nothing of the demo is taken [OPEN-142, OPEN-143]. A
 * rehearsal takes the stand-ins of the demo [OPEN-361].
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
    for (const [words, some] of inTheOpen(own, given, wrongNames, isRehearsal)) say(words, some)
    const isRefused = ({ production }: Setting) =>
      production === 'never' || (production === 'rehearsal' && !isRehearsal)
    say('not for production', named(own.filter(([name, one]) => isRefused(one) && given[name])))
  }
  return { isProduction, isRehearsal, values, wrong, wrongNames }
}

/**
 * Whom would be spoken to without TLS, with what each has to be: those that are always by TLS, and the operator's own.
 * Stand-ins of a rehearsal on this machine may be plain.
 */
function inTheOpen(own: typeof ALL, given: Env, wrongNames: ReadonlySet<string>, isRehearsal: boolean) {
  const found = own.flatMap(([name, { tls, isOwn = false }]) => {
    const value = given[name] ?? ''
    if (tls === undefined || wrongNames.has(name) || !isInTheOpen(tls, value)) return []
    return (isOwn || isRehearsal) && isOnThisMachine(value) ? [] : [{ isOwn, said: `${name} (${TLS_IS[tls]})` }]
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

/** What was set: of a secret the variable itself, or the file that `NAME_FILE` names, without the line's end. */
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
