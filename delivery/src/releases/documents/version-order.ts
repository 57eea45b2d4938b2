import { lt } from 'semver'

/** Versions derived from a build's content have no order. */
const CONTENT_VERSION = /-dev-[0-9a-f]{12}$/

/** Is `version` older than `other`? False if either derives from a build's content. */
export function isOlderVersion(version: string, other: string): boolean {
  return ![version, other].some((one) => CONTENT_VERSION.test(one)) && lt(version, other)
}

/** Is this a version of a developer's build, as `publish --dev` names it? */
export const isDevVersion = (version: string) => version.includes('-dev-')
