import { isRemoteName } from '@portal/federation/host'
import * as v from 'valibot'
import { Refusal } from './refusal'

/** The one package besides the remotes that is released. */
export const SHELL = 'shell'

const MAX_VERSION_LENGTH = 64

const NUMBER = '(?:0|[1-9]\\d*)'
const PRERELEASE = `(?:${NUMBER}|\\d*[a-zA-Z-][0-9a-zA-Z-]*)`
/** Semantic versioning 2.0.0 without build metadata, which two versions may differ in and still be the same. */
const VERSION = new RegExp(`^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-${PRERELEASE}(?:\\.${PRERELEASE})*)?$`)

/** May this be a version of a release? */
export const isVersion = (version: string) => version.length <= MAX_VERSION_LENGTH && VERSION.test(version)

/** May this be the name of a package? */
export const isName = (name: string) => name === SHELL || isRemoteName(name)

/** Refuses what is neither the shell nor named as a remote. */
export function checkName(name: string): void {
  if (isName(name)) return
  throw new Refusal(`${quoteInput(name)} is no name of a package.`, {
    expected: '"shell", or a remote\'s name: mf- and small letters or hyphens, such as mf-bookings.',
    found: `${quoteInput(name)}.`,
    todo: 'Give the name that stands in the remote.json of the package.',
  })
}

/** Refuses what is no version. */
export function checkVersion(version: string): void {
  if (isVersion(version)) return
  const why = version.includes('+') ? ' Build metadata (+…) does not tell versions apart, so none is allowed.' : ''
  throw new Refusal(`${quoteInput(version)} is no version of a release.`, {
    expected: `A semantic version of at most ${MAX_VERSION_LENGTH} characters, such as 1.4.0 or 1.5.0-rc.1.${why}`,
    found: `${quoteInput(version)}, ${version.length} characters.`,
    todo: 'Correct the version in the package.json of the package, or in the command.',
  })
}

/** What somebody typed, short enough for a line and without what would change a terminal. */
export const quoteInput = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)

/** May this be the name of a channel? */
export const isChannelName = (name: string) => /^[a-z][a-z0-9-]{0,30}$/.test(name)

/** The channel whose pointers are followed, as a setting gives it. */
export const channelSetting = v.pipe(v.string(), v.check(isChannelName, 'not a name of a channel'))
