/**
 * Fetches a failed script or style sheet of the page's HTML past the browser cache and requests it once more. Without
 * it the page runs no code, and a cache with wrong, immutable bytes would send them to every reload and tab.
 *
 * @param onLost gets the address of each file that failed again
 * @param homeOf address on the page's own server of a file from another origin; requested there instead
 */
export function mendOwnFiles(onLost?: (url: string) => void, homeOf = (url: string): string => url): void {
  const tried = new Set<string>()
  const mend = async (element: Element, url: string) => {
    tried.add(url)
    const place = placeOf(element)
    const home = homeOf(url)
    if (home === url) await fetch(url, { cache: 'reload', integrity: element.getAttribute('integrity') ?? '' })
    // A clone by `cloneNode` would count as run.
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
 * Placeholder for the next try. A failed script is removed at once: a loader would find it by its address and wait for
 * it in vain.
 */
function placeOf(element: Element): ChildNode {
  if (!(element instanceof HTMLScriptElement)) return element
  const place = document.createComment('')
  element.replaceWith(place)
  return place
}

/** Whether the page's HTML has the file. A loader retries its own. */
function isOwn(target: EventTarget | null): target is Element {
  if (target instanceof HTMLScriptElement) return target.defer
  return target instanceof HTMLLinkElement && target.parentElement === document.body
}
