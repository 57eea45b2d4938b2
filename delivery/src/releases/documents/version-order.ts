import { lt } from 'semver'

/** Versions made of a build's content, which follow no order. */
const CONTENT_VERSION = /-dev-[0-9a-f]{12}$/

/** Does the one version come before the other? No, where one of them was made of a build's content. */
export function isOlderVersion(version: string, other: string): boolean {
  return ![version, other].some((one) => CONTENT_VERSION.test(one)) && lt(version, other)
}

/** Is this a developer's own build, as `publish --dev` names it? */
export const isDevVersion = (version: string) => version.includes('-dev-')
