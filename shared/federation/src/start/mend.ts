/**
 * A script or style sheet of the page's own HTML that does not come, or not as it must be, is fetched past the browser's
 * cache and asked for once more. Nothing else could: without it no code of the page runs, and a cache that holds wrong
 * bytes which never change gives them to every reload and every tab.
 *
 * @param onLost is told the address of each that did not come then either, with what tries it again
 */
export function mendOwnFiles(onLost?: (url: string, tryAgain: () => void) => void): void {
  const tried = new Set<string>()
  const mend = async (element: Element, url: string) => {
    tried.add(url)
    await fetch(url, { cache: 'reload', integrity: element.getAttribute('integrity') ?? '' })
    // A copy by `cloneNode` would count as having run.
    const again = document.createElement(element.localName)
    for (const { name, value } of element.attributes) again.setAttribute(name, value)
    element.replaceWith(again)
  }
  addEventListener(
    'error',
    ({ target }) => {
      if (!isOwn(target)) return
      const url = target.getAttribute('src') ?? target.getAttribute('href') ?? ''
      const lose = () => onLost?.(url, tryAgain)
      const tryAgain = () => void mend(target, url).catch(lose)
      if (tried.has(url)) lose()
      else tryAgain()
    },
    true,
  )
}

/** Of the HTML, or as such, and not of a loader, which tries again by itself. */
function isOwn(target: EventTarget | null): target is Element {
  if (target instanceof HTMLScriptElement) return target.defer
  return target instanceof HTMLLinkElement && target.parentElement === document.body
}
