/*
 * What components find as `react` while they are drawn once, before React is there: hooks give what the first drawing
 * of React would, effects do not run, nothing is ever drawn again.
 */
export interface DrawnElement {
  readonly type: unknown
  readonly props: Readonly<Record<string, unknown>>
}

interface Context<T> {
  current: T
  readonly Provider: Context<T>
}

export const isCallable = (value: unknown): value is (...given: unknown[]) => unknown => typeof value === 'function'
const valueOf = (initial: unknown) => (isCallable(initial) ? initial() : initial)
const nothing = () => undefined

export const Fragment = Symbol('fragment')
export const Suspense = Fragment

export function createContext<T>(initial: T): Context<T> {
  const context = { current: initial }
  return Object.assign(context, { Provider: context as Context<T> })
}
export const useContext = <T>(context: Context<T>): T => context.current

let ids = 0
export const useId = () => `early-${++ids}`
export const useState = (initial: unknown) => [valueOf(initial), nothing]
export const useRef = (current: unknown) => ({ current })
export const useMemo = (make: () => unknown) => make()
export const useCallback = (callback: unknown) => callback
export const useEffectEvent = useCallback
export const use = nothing
export const useEffect = nothing
export const useLayoutEffect = nothing
export const useSyncExternalStore = (_: unknown, read: () => unknown) => read()
/** What comes late shows its fallback, which `lazyPart` draws. */
export const lazy = () => nothing

export class Component {
  state: unknown
  constructor(readonly props: unknown) {}
}

export function jsx(type: unknown, props: Readonly<Record<string, unknown>>): DrawnElement {
  return { type, props }
}
export const jsxs = jsx
