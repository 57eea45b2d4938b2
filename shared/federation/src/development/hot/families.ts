import { useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import { tellCrash } from './crash'
import { fullKey } from './signatures'

/** A component's place in the sources, through all its versions. */
interface Family {
  /** The remote that it belongs to. */
  readonly remote: string
  current: ComponentType<object>
  /** Its hooks; what was kept for others is of no use to it. */
  key: string | null
  /** Counts the versions, so that what is shown is drawn again. */
  version: number
  /** What React is given in its place. */
  outer?: ComponentType<object> | undefined
  inner?: ComponentType<object> | undefined
  /** Drawn by a `memo` or `forwardRef` that has a family of its own. */
  isWithin: boolean
  readonly listeners: Set<() => void>
}

const families = new Map<string, Family>()
const familyOf = new WeakMap<object, Family>()
const updated = new Set<Family>()
/** What threw is not on the page any more: its place says so, until the page is loaded again. */
let hasCrashed = false

const isFunction = (type: unknown): type is (props: object) => ReactNode => typeof type === 'function'
/** What `memo` and `forwardRef` make are objects. */
const isType = (type: unknown): type is ComponentType<object> =>
  isFunction(type) || (typeof type === 'object' && type !== null)

/** Is this a component that a module of the remote has made? */
export const isRegistered = (type: unknown): boolean => isType(type) && familyOf.has(type)

/** What the compiler calls for each component of a module, when that is evaluated. */
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

/** Where a component may be shown by somebody who was not given what stands for it, only a load shows the new one. */
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
 * What React is given for a component: it stays the same through all versions, and draws the one that there is. The
 * React of the deployed shell is built for production and can swap none by itself [OPEN-244].
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
    // With the same props React would not draw it again.
    return jsx((family.inner ??= innerOf(family)), { ...props })
  }
  // A screen's own properties, such as `prepare`.
  return isFunction(family.current) ? Object.assign(Outer, family.current) : Outer
}

/** A function keeps its state through versions; another kind begins anew. */
function innerOf(family: Family): ComponentType<object> {
  if (!isFunction(family.current)) return family.current
  return function Inner(props: object) {
    if (!isFunction(family.current)) return null
    try {
      return family.current(props)
    } catch (error) {
      hasCrashed = tellCrash(family.remote, error) || hasCrashed
      throw error
    }
  }
}
