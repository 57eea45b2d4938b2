/**
 * A script or style sheet of the page's own HTML that does not come, or not as it must be, is fetched past the browser's
 * cache and asked for once more. Nothing else could: without it no code of the page runs, and a cache that holds wrong
 * bytes which never change gives them to every reload and every tab.
 *
 * @param onLost is told the address of each that did not come then either
 * @param homeOf where the page's own server has what another origin did not give: it is asked for there instead
 */
export function mendOwnFiles(onLost?: (url: string) => void, homeOf = (url: string): string => url): void {
  const tried = new Set<string>()
  const mend = async (element: Element, url: string) => {
    tried.add(url)
    const place = placeOf(element)
    const home = homeOf(url)
    if (home === url) await fetch(url, { cache: 'reload', integrity: element.getAttribute('integrity') ?? '' })
    // A copy by `cloneNode` would count as having run.
    const again = document.createElement(element.localName)
    for (const { name, value } of element.attributes) again.setAttribute(name, value === url ? home : value)
    place.replaceWith(again)
  }
  addEventListener(
    'error',
    ({ target }) => {
      if (!isOwn(target)) return
      const url = target.getAttribute('src') ?? target.getAttribute('href') ?? ''
      const lose = () => onLost?.(url)
      if (!tried.has(url)) void mend(target, url).catch(lose)
      else {
        placeOf(target)
        lose()
      }
    },
    true,
  )
}

/**
 * Where the next of this file goes. A script that failed leaves the page at once: a loader that finds one of the same
 * address waits for it, and this one will never say anything again.
 */
function placeOf(element: Element): ChildNode {
  if (!(element instanceof HTMLScriptElement)) return element
  const place = document.createComment('')
  element.replaceWith(place)
  return place
}

/** Of the HTML, or as such, and not of a loader, which tries again by itself. */
function isOwn(target: EventTarget | null): target is Element {
  if (target instanceof HTMLScriptElement) return target.defer
  return target instanceof HTMLLinkElement && target.parentElement === document.body
}
