import { lt } from 'semver'

/** Versions made of a build's content, which follow no order. */
const MADE_OF_CONTENT = /-dev-[0-9a-f]{12}$/

/** Does the one version come before the other? No, where one of them was made of a build's content. */
export function isOlder(version: string, other: string): boolean {
  return ![version, other].some((one) => MADE_OF_CONTENT.test(one)) && lt(version, other)
}

/** Is this a developer's own build, as `publish --dev` names it? */
export const isDevelopers = (version: string) => version.includes('-dev-')
