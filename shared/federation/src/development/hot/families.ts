import { useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import { fullKey } from './signatures'

/** All versions of one component, by its place in the sources. */
interface Family {
  readonly remote: string
  current: ComponentType<object>
  /** Key of the component's hooks; state of other hooks cannot be kept. */
  key: string | null
  /** Number of versions; a new one renders the component again. */
  version: number
  /** Stand-in that React renders. */
  outer?: ComponentType<object> | undefined
  inner?: ComponentType<object> | undefined
  /** Whether a `memo` or `forwardRef` with its own family wraps it. */
  isWithin: boolean
  readonly listeners: Set<() => void>
}

const families = new Map<string, Family>()
const familyOf = new WeakMap<object, Family>()
const updated = new Set<Family>()
/** A crashed component has left the page: its error shows until the page is reloaded. */
let hasCrashed = false

const isFunction = (type: unknown): type is (props: object) => ReactNode => typeof type === 'function'
/** `memo` and `forwardRef` return objects. */
const isType = (type: unknown): type is ComponentType<object> =>
  isFunction(type) || (typeof type === 'object' && type !== null)

/** Whether a module of the remote defines this component. */
export const isRegistered = (type: unknown): boolean => isType(type) && familyOf.has(type)

/** Called by the compiler for each component when its module is evaluated. */
export function register(type: unknown, remote: string, place: string): void {
  if (!isType(type) || familyOf.has(type)) return
  const known = families.get(place)
  const key = fullKey(type)
  const family = known ?? { remote, current: type, key, version: 0, isWithin: false, listeners: new Set() }
  families.set(place, family)
  familyOf.set(type, family)
  for (const part of ['type', 'render'] as const) markWithin(type, part)
  if (!known) return
  const keepsState = key !== null && key === family.key && isFunction(type) && isFunction(family.current)
  Object.assign(family, { current: type, key, inner: keepsState ? family.inner : undefined })
  if (updated.size === 0) setTimeout(drawAgain)
  updated.add(family)
}

function markWithin(type: ComponentType<object>, part: 'type' | 'render'): void {
  const inner: unknown = Reflect.get(type, part)
  const family = isType(inner) ? familyOf.get(inner) : undefined
  if (family) family.isWithin = true
}

/** Reloads the page when a component may be rendered without its stand-in: only a reload shows the new version. */
function drawAgain(): void {
  const all = [...updated]
  updated.clear()
  if (hasCrashed || all.some(({ outer, isWithin }) => !outer && !isWithin)) return location.reload()
  for (const family of all) {
    family.version += 1
    for (const listener of family.listeners) listener()
  }
}

/**
 * Stand-in that React renders for a component: it stays through all versions and renders the current one. React of the
 * deployed shell is a production build and cannot swap components [OPEN-244].
 */
export function standIn<T>(type: T): T | ComponentType<object> {
  const family = isType(type) ? familyOf.get(type) : undefined
  return family ? (family.outer ??= outerOf(family)) : type
}

function outerOf(family: Family): ComponentType<object> {
  const listen = (listener: () => void) => {
    family.listeners.add(listener)
    return () => void family.listeners.delete(listener)
  }
  function Outer(props: object) {
    useSyncExternalStore(listen, () => family.version)
    // Changed props: with the same ones React would skip the render.
    return jsx((family.inner ??= innerOf(family)), { ...props })
  }
  // Static properties of a screen, such as `prepare`.
  return isFunction(family.current) ? Object.assign(Outer, family.current) : Outer
}

/** A function component keeps its state through versions; any other kind starts anew. */
function innerOf(family: Family): ComponentType<object> {
  if (!isFunction(family.current)) return family.current
  return function Inner(props: object) {
    if (!isFunction(family.current)) return null
    try {
      return family.current(props)
    } catch (error) {
      hasCrashed = reportCrash(family.remote, error) || hasCrashed
      throw error
    }
  }
}

/** The banner uses the same name: `delivery/src/dev-proxy/banner.data.ts`. */
const CRASH_EVENT = 'portal-dev-crash'

/** React throws promises of suspended components; those are no faults. */
const isWaiting = (thrown: unknown) =>
  !(thrown instanceof Error) || thrown.message.startsWith('Suspense Exception') || 'then' in thrown

/** Tells the page's banner that this remote threw during a render [OPEN-245]; false for a suspended component. */
function reportCrash(name: string, thrown: unknown): boolean {
  if (isWaiting(thrown)) return false
  globalThis.dispatchEvent(new CustomEvent(CRASH_EVENT, { detail: { name } }))
  return true
}
