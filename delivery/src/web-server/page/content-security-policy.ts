import { createHash } from 'node:crypto'
import { REPORTS } from '../../http/security-headers'
import type { Site } from './site'

/** Directives that a browser may name in a report of a violation. */
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
  'require-trusted-types-for',
  'trusted-types',
] as const

/** The policy source that allows an inline script or style element with this content. */
export const inlineHash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** Inline scripts and style elements of a page. */
export interface InlineParts {
  readonly script: string
  readonly texts?: readonly string[]
  readonly styles: readonly string[]
}

/** Only the default policy of the start script turns text into HTML or a script's address [OPEN-259]. */
const TRUSTED_TYPES = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }

/**
 * Style elements that libraries insert: react-aria for presses by touch and for scrolling on iOS, html2canvas for
 * pseudo-elements.
 */
export const LIBRARY_STYLES = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
  `.___html2canvas___pseudoelement_before:before{
    content: "" !important;
    display: none !important;
}
         .___html2canvas___pseudoelement_after:after{
    content: "" !important;
    display: none !important;
}`,
]

export interface ExtraSources {
  readonly connect?: readonly string[] | undefined
  readonly image?: readonly string[] | undefined
  /** Origins of remotes' files. */
  readonly remotes?: readonly string[] | undefined
}

/**
 * The page's Content-Security-Policy. Scripts come from this origin, from origins that the settings list for remotes,
 * or stand in the HTML with their hash. Style sheets come from the same origins, or are style elements of the page or
 * of `LIBRARY_STYLES`.
 */
export function contentSecurityPolicy(
  { script, styles, texts = [] }: InlineParts,
  site: Site,
  extra: ExtraSources = {},
): string {
  const { connect = [], image = [], remotes = [] } = extra
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[script, ...texts].map(inlineHash), ...remotes],
    'style-src': ["'self'", ...[...styles, ...LIBRARY_STYLES].map(inlineHash), ...remotes],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes, ...image],
    'font-src': ["'self'", 'data:', ...remotes],
    'connect-src': ["'self'", site.webSocketOrigin, ...remotes, ...connect],
    // React sends forms by fetch. The browser never submits one, so that no input gets into an address.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    // Not `report-to`: browsers that support it send no report without TLS, as on a developer's machine.
    'report-uri': [REPORTS],
    ...TRUSTED_TYPES,
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
