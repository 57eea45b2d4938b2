/** A script of a remote, by its absolute address. */
export interface Script {
  readonly url: string
  /** Undefined only for a developer's own build, whose files change with every save. */
  readonly integrity: string | undefined
}

/** The script element of this address, pending or run; a failed one is removed. */
export function scriptFor(url: string): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ src }) => src === url)
}

/** Milliseconds since a script was requested; 0 when it was not. */
export function msSinceRequest(url: string): number {
  const { asked } = scriptFor(url)?.dataset ?? {}
  return asked === undefined ? 0 : performance.now() - Number(asked)
}

/** Requests and runs a script with an integrity check. A failed one is removed, so that it can be requested again. */
export function appendScript({ url, integrity }: Script): HTMLScriptElement {
  const element = document.createElement('script')
  element.addEventListener('error', () => element.remove())
  element.src = url
  element.crossOrigin = 'anonymous'
  if (integrity) element.integrity = integrity
  element.dataset.asked = String(performance.now())
  document.head.append(element)
  return element
}
