import type { ComponentType } from 'react'
import { hasNotArrived, matchPath } from '@portal/federation/host'
import { routes } from '../routes.data'

type Load = () => Promise<ComponentType>

const loads: ReadonlyMap<string, Load> = new Map(Object.entries(routes))
const screens = new Map<string, Promise<ComponentType>>()

/** A screen has up to four files; each try can find one that is cached wrongly, and the next mends it. */
const MOST_TRIES = 4
/** Meanwhile the start script mends files that the page's HTML lists. */
const PAUSE_MS = 400

/** The paths of an owner's pages, as routes. */
export const SCREEN_PATHS = [...loads.keys()]

/** The code of a screen, requested once; all callers share the promise. A loaded screen renders at once. */
export function screenOf(path: string): Promise<ComponentType> {
  const known = screens.get(path)
  if (known) return known
  const screen = untilThere(loads.get(path) ?? noSuchScreen)
  screens.set(path, screen)
  screen.then(
    (value) => Object.assign(screen, { status: 'fulfilled', value }),
    () => undefined,
  )
  return screen
}

/** The code of the screen at this address; an unknown address needs none. */
export async function screenAt(pathname: string): Promise<void> {
  const path = SCREEN_PATHS.find((one) => matchPath(one, pathname) !== null)
  if (path !== undefined) await screenOf(path)
}

/** Loads a screen in advance; a failure is ignored, and opening it tries again. */
export function fetchAhead(path: string): void {
  screenOf(path).catch(() => screens.delete(path))
}

async function untilThere(load: Load, tries = 1): Promise<ComponentType> {
  try {
    return await load()
  } catch (error) {
    if (tries === MOST_TRIES || !hasNotArrived(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return untilThere(load, tries + 1)
  }
}

const noSuchScreen: Load = () => Promise.reject(new Error('No such screen'))
