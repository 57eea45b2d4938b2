import { isListed } from '../loader/integrity'

/** What of the browser's Trusted Types is used here: TypeScript does not know them, nor do all browsers. */
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Rules) => unknown
}
interface Rules {
  readonly createHTML: (html: string) => string | null
  readonly createScriptURL: (url: string) => string | null
}

declare global {
  var trustedTypes: PolicyFactory | undefined
}

/** Folders in which only files of releases lie; the policy of the page says at which origins. */
const RELEASED = /^\/(shell|remotes)\//

/**
 * A drawing of ours, a text, or an empty document: elements without scripts, links and embedded HTML, attributes that
 * are neither handlers nor styles.
 */
const DRAWING =
  /^[^<]*(?:<(?:!doctype html|\/?(?:html|svg|g|path|rect|circle|image|title|filter|fe(?:func\w|colormatrix|componenttransfer)|(?:linear|radial)gradient|stop|pattern|clippath))(?:\s+(?!on|style)[\w:-]+="[^"<>]*")*\s*\/?>[^<]*)*$/i

/**
 * What a page takes as HTML or as the address of a script where code gives it a plain text [OPEN-259]: drawings, and
 * files that a release has listed. All else is refused, as is code in a text. To be called before anything else runs.
 */
export function trustOwnFiles(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (DRAWING.test(html) ? html : null),
    createScriptURL: (url) => (isOwnFile(url) ? url : null),
  })
}

function isOwnFile(url: string): boolean {
  return isListed(url) ?? RELEASED.test(new URL(url, location.origin).pathname)
}
