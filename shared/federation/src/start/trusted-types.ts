import { isListed } from '../loader/integrity'

/** The part of the Trusted Types API used here: TypeScript lacks it, and so do some browsers. */
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

/** Folders that contain only files of releases; the page's policy limits the origins. */
const RELEASED = /^\/(shell|remotes)\//

/**
 * Our drawings, plain text, or an empty document: no scripts, links or embedded HTML, no handlers or style attributes.
 */
const DRAWING =
  /^[^<]*(?:<(?:!doctype html|\/?(?:html|svg|g|path|rect|circle|image|title|filter|fe(?:func\w|colormatrix|componenttransfer)|(?:linear|radial)gradient|stop|pattern|clippath))(?:\s+(?!on|style)[\w:-]+="[^"<>]*")*\s*\/?>[^<]*)*$/i

/**
 * Sets the page's default Trusted Types policy [OPEN-259]: HTML may only be drawings, script addresses only files of
 * releases, and no text may become a script. Must run before any other code.
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
