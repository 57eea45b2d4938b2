/** A script of a remote, by its whole address. */
export interface Script {
  readonly url: string
  /** Undefined only for a development override, whose files change with every keystroke. */
  readonly integrity: string | undefined
}

/** The script of this address, while it is on its way or after it ran; one that failed is not there. */
export function scriptFor(url: string): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ src }) => src === url)
}

/** Milliseconds since a script was asked for; 0 where none is on its way. */
export function askedBefore(url: string): number {
  const { asked } = scriptFor(url)?.dataset ?? {}
  return asked === undefined ? 0 : performance.now() - Number(asked)
}

/** Begins to fetch and run a script, integrity checked. One that fails is removed, so that it can be asked for anew. */
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
