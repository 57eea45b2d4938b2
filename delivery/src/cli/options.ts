import { InvalidArgumentError, Option, type Command } from 'commander'
import type { Version } from '../releases/channel/channel'
import { isPublicKey } from '../releases/documents/signatures'
import { findReleaseApi } from '../sdk/find-release-api'
import { isInstalled } from '../settings'

/** Parses the address of a server; an empty text means none. */
export const parseAddress = (owner: string) => (text: string) => {
  if (text === '' || /^https?:\/\/[^\s/]/.test(text)) return text
  throw new InvalidArgumentError(`Use the address of ${owner}, such as https://portal.example.`)
}

/** The option for a portal, with its purpose as help. */
export const portalOption = (what: string) =>
  new Option('--portal <address>', what).env('RELEASE_PORTAL').argParser(parseAddress('a portal'))

/** The option for a portal as a URL; an empty text means none. */
export const portalUrlOption = (what: string) =>
  portalOption(what).argParser((text) => (text === '' ? undefined : parsePortalAddress(text)))

/** Parses the address of a portal. */
export function parsePortalAddress(text: string): URL {
  const address = parseAddress('a portal')(text)
  if (URL.canParse(address)) return new URL(address)
  throw new InvalidArgumentError(`${text} is no address.`)
}

/** Allows --portal before the command too. A command without that option refuses it. */
export function allowPortalBeforeCommand(program: Command): void {
  program.addOption(
    new Option('--portal <address>', 'the portal that the command asks').argParser(parseAddress('a portal')).hideHelp(),
  )
  program.hook('preAction', (_, command) => {
    const { portal } = program.opts<{ portal?: string }>()
    if (portal === undefined || command === program) return
    const option = command.options.find(({ long }) => long === '--portal')
    if (!option) return command.error(`error: unknown option '--portal': ${command.name()} asks no portal`)
    command.setOptionValueWithSource('portal', option.parseArg ? option.parseArg(portal, undefined) : portal, 'cli')
  })
}

/** Commands that need a store or a release API. */
const RELEASE_COMMANDS = new Set([
  'check',
  'history',
  'preview',
  'promote',
  'publish',
  'remove',
  'rollback',
  'status',
  'verify',
  'wait',
])

/**
 * Sets the release API that a portal names, for commands outside the project without a store or release API [OPEN-310].
 * Prints its address on stderr, so that stdout has only the command's answer.
 */
export function setReleaseApiFromPortal(program: Command): void {
  program.hook('preAction', async (_, command) => {
    const { portal, begin } = command.opts<{ portal?: string | URL; begin?: boolean }>()
    if (!isInstalled || !portal || begin || !RELEASE_COMMANDS.has(command.name())) return
    const { releaseApi, store } = program.opts<{ releaseApi?: string; store?: string }>()
    if (releaseApi || (store && program.getOptionValueSource('store') !== 'default')) return
    const { origin, href } = new URL(portal)
    const address = await findReleaseApi({ origin, href })
    program.setOptionValueWithSource('releaseApi', address, 'portal')
    console.error(`Release API: ${address}, as ${origin} names it.`)
  })
}

/** Parses a public key of a command line. */
export function parsePublicKey(text: string): string {
  if (isPublicKey(text)) return text
  throw new InvalidArgumentError('Use a public key, as "portal key" shows it: 60 characters that begin with MCow.')
}

/** Parses pairs of name and version, such as `mf-a 1.0.0 mf-b 2.0.0`. Ends the command with 2 for anything else. */
export function parseVersions(args: readonly string[], command: Command): Version[] {
  if (args.length % 2 !== 0) {
    command.error(`error: names and versions come in pairs, and ${args.at(-1)} has no version`, { exitCode: 2 })
  }
  const pairs = args.flatMap((name, at) => (at % 2 === 0 ? [{ name, version: args[at + 1] ?? '' }] : []))
  const twice = pairs.find(({ name }, at) => pairs.slice(0, at).some((earlier) => earlier.name === name))
  if (twice) command.error(`error: ${twice.name} is named twice`, { exitCode: 2 })
  return pairs
}
