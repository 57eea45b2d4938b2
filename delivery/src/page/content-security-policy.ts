import { createHash } from 'node:crypto'
import { REPORTS } from '../security-headers'
import type { Site } from './site'

/** The directives of a page's policy that may refuse something. */
export const DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'object-src',
] as const

/** The hash by which an inline script is allowed. */
export const scriptHash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

export interface FurtherSources {
  readonly connect?: readonly string[] | undefined
  readonly image?: readonly string[] | undefined
  /** Origins of remotes' files. */
  readonly remotes?: readonly string[] | undefined
}

/**
 * The page's Content-Security-Policy. Scripts come from this origin, from those that the settings list
 * for remotes, or are the one start script, where there is one.
 * Styles may be inline: html2canvas and react-aria write style elements and attributes.
 */
export function contentSecurityPolicy(startScript: string, site: Site, further: FurtherSources = {}): string {
  const { connect = [], image = [], remotes = [] } = further
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(startScript ? [scriptHash(startScript)] : []), ...remotes],
    'style-src': ["'self'", "'unsafe-inline'", ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes, ...image],
    'font-src': ["'self'", 'data:', ...remotes],
    'connect-src': ["'self'", site.webSocketOrigin, ...remotes, ...connect],
    // React sends what is typed; the browser itself never does, not into an address either.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    // And not `report-to`: browsers that know it would send nothing without TLS, as on a developer's machine.
    'report-uri': [REPORTS],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
