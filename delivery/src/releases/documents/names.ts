import { isRemoteName } from '@portal/federation/host'
import * as v from 'valibot'
import { Refusal } from './refusal'

/** Name of the shell's package. All other packages are remotes. */
export const SHELL = 'shell'

const MAX_VERSION_LENGTH = 64

const NUMBER = '(?:0|[1-9]\\d*)'
const PRERELEASE = `(?:${NUMBER}|\\d*[a-zA-Z-][0-9a-zA-Z-]*)`
/** Semantic versioning 2.0.0 without build metadata, because versions that differ only in metadata are equal. */
const VERSION = new RegExp(`^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-${PRERELEASE}(?:\\.${PRERELEASE})*)?$`)

/** Is this a valid version of a release? */
export const isVersion = (version: string) => version.length <= MAX_VERSION_LENGTH && VERSION.test(version)

/** Is this a valid name of a package? */
export const isName = (name: string) => name === SHELL || isRemoteName(name)

/** Throws a refusal for an invalid name of a package. */
export function checkName(name: string): void {
  if (isName(name)) return
  throw new Refusal(`${quoteInput(name)} is not a valid package name.`, {
    expected: '"shell", or a remote\'s name: mf- and lowercase letters or hyphens, such as mf-bookings.',
    found: `${quoteInput(name)}.`,
    todo: 'Give the name in the remote.json of the package.',
  })
}

/** Throws a refusal for an invalid version. */
export function checkVersion(version: string): void {
  if (isVersion(version)) return
  const why = version.includes('+')
    ? ' Build metadata (+…) is not allowed: versions that differ only in it are equal.'
    : ''
  throw new Refusal(`${quoteInput(version)} is not a valid version.`, {
    expected: `A semantic version of at most ${MAX_VERSION_LENGTH} characters, such as 1.4.0 or 1.5.0-rc.1.${why}`,
    found: `${quoteInput(version)}, ${version.length} characters.`,
    todo: 'Correct the version in the package.json of the package, or in the command.',
  })
}

/** Quotes user input for a message, cut to 80 characters and without control characters. */
export const quoteInput = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** Is this a valid name of a channel? */
export const isChannelName = (name: string) => /^[a-z][a-z0-9-]{0,30}$/.test(name)

/** Schema of a setting that names a channel. */
export const channelSetting = v.pipe(v.string(), v.check(isChannelName, 'not a valid channel name'))
