import { useContext, useLayoutEffect, useState } from 'react'
import { WizardContext } from './step-submit'

/** Units that are read as one: the first one not visible takes the focus. */
const PARTS = 'tr, dl > div, [data-part]'
const SEE_THE_REST = { label: 'See the rest', reason: 'See the rest first.' }
/** Height above a part that stays visible: its title. */
const ABOVE_PX = 72

interface Box {
  readonly current: HTMLElement | null
}

/**
 * Enables the forward button only after the end of the box was visible; until then a button beside it scrolls there,
 * one screen at a time. Returns whether the user has scrolled to the end; false when it all fits the screen.
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
/** A step is shown from its top, though the page may not have scrolled yet. */
const fits = (element: Element) => bottomOf(element) + window.scrollY <= window.innerHeight - (bar()?.height ?? 0)
const edgeOfBar = () => Math.ceil(bar()?.top ?? window.innerHeight)

/** Scrolls the first part below the bar's edge to the top and focuses it; a higher one continues from its position. */
function showNext(element: HTMLElement): void {
  const edge = edgeOfBar()
  const parts = [...element.querySelectorAll<HTMLElement>(PARTS)]
  const next = parts.find((part) => bottomOf(part) > edge) ?? element
  const ahead = next.getBoundingClientRect().top - ABOVE_PX
  window.scrollBy({ top: ahead > ABOVE_PX ? ahead : edge - ABOVE_PX })
  next.tabIndex = -1
  next.focus({ preventScroll: true })
}
