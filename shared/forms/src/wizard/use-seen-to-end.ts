import { useContext, useLayoutEffect, useState } from 'react'
import { WizardContext } from './step-submit'

/** What is read as one: the first of them that is not in sight takes the focus. */
const PARTS = 'tr, dl > div, [data-part]'
const SEE_THE_REST = { label: 'See the rest', reason: 'See the rest first.' }
/** How much stays in sight above a part: the title over it. */
const ABOVE_PX = 72

interface Box {
  readonly current: HTMLElement | null
}

/**
 * Frees the forward button only after the end of the box was on the screen; until then a button beside it leads there,
 * a screenful at a time. Answers whether somebody has come to the end so; what fits the screen needs nobody to.
 */
export function useSeenToEnd(box: Box): boolean {
  const putFirst = useContext(WizardContext)?.putFirst
  const [isReached, setReached] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (isReached || !element || fits(element)) return
    const stop = new AbortController()
    const look = () => bottomOf(element) <= edgeOfBar() && setReached(true)
    window.addEventListener('scroll', look, { passive: true, signal: stop.signal })
    window.addEventListener('resize', look, { signal: stop.signal })
    putFirst?.({ ...SEE_THE_REST, run: () => showNext(element) })
    return () => {
      stop.abort()
      putFirst?.(undefined)
    }
  }, [box, putFirst, isReached])
  return isReached
}

const bottomOf = (element: Element) => Math.floor(element.getBoundingClientRect().bottom)
const bar = () => document.querySelector('[data-wizard-bar]')?.getBoundingClientRect()
/** A step is shown from its top, though the page may not be there yet. */
const fits = (element: Element) => bottomOf(element) + window.scrollY <= window.innerHeight - (bar()?.height ?? 0)
const edgeOfBar = () => Math.ceil(bar()?.top ?? window.innerHeight)

/** Brings the first part below the bar's edge to the top, and the focus to it; one that is higher goes on from where it is. */
function showNext(element: HTMLElement): void {
  const edge = edgeOfBar()
  const parts = [...element.querySelectorAll<HTMLElement>(PARTS)]
  const next = parts.find((part) => bottomOf(part) > edge) ?? element
  const ahead = next.getBoundingClientRect().top - ABOVE_PX
  window.scrollBy({ top: ahead > ABOVE_PX ? ahead : edge - ABOVE_PX })
  next.tabIndex = -1
  next.focus({ preventScroll: true })
}
