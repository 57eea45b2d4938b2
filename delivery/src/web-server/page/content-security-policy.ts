import { createHash } from 'node:crypto'
import { REPORTS } from '../../http/security-headers'
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
  'require-trusted-types-for',
  'trusted-types',
] as const

/** The hash by which an inline script or style element is allowed. */
export const inlineHash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** What of a page stands in its HTML. */
export interface Inline {
  readonly script: string
  readonly texts?: readonly string[]
  readonly styles: readonly string[]
}

/**
 * A text becomes HTML or the address of a script by the page's own rules alone, which its start script makes once, as
 * the default ones [OPEN-259].
 */
const TRUSTED_TYPES = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }

/**
 * The style elements that libraries write: react-aria what is pressed by touch, and what does not scroll on iOS;
 * html2canvas what it draws by itself.
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

export interface FurtherSources {
  readonly connect?: readonly string[] | undefined
  readonly image?: readonly string[] | undefined
  /** Origins of remotes' files. */
  readonly remotes?: readonly string[] | undefined
}

/**
 * The page's Content-Security-Policy. Scripts come from this origin, from those that the settings list
 * for remotes, or stand in the HTML: the start script, and what it brings of the shell's own. Style sheets come from there too, or are the page's own
 * style elements or those of libraries.
 */
export function contentSecurityPolicy(
  { script, styles, texts = [] }: Inline,
  site: Site,
  further: FurtherSources = {},
): string {
  const { connect = [], image = [], remotes = [] } = further
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[script, ...texts].map(inlineHash), ...remotes],
    'style-src': ["'self'", ...[...styles, ...LIBRARY_STYLES].map(inlineHash), ...remotes],
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
    ...TRUSTED_TYPES,
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
