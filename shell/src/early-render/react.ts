/* Replaces `react` during an early render: hooks return their first value, effects do not run, and nothing renders
   again. */
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
/** `Suspense`: renders its fallback when its content is lazy. */
export const Suspense = Symbol('suspense')

export function createContext<T>(initial: T): Context<T> {
  const context = { current: initial }
  return Object.assign(context, { Provider: context as Context<T> })
}
export const useContext = <T>(context: Context<T>): T => context.current

let ids = 0
export const useId = () => `early-${++ids}`
export const useState = (initial: unknown) => [valueOf(initial), nothing]
export const useReducer = (_: unknown, initial: unknown) => [initial, nothing]
export const useRef = (current: unknown) => ({ current })
export const useMemo = (make: () => unknown) => make()
export const useCallback = (callback: unknown) => callback
export const useEffectEvent = useCallback
export const use = nothing
export const useEffect = nothing
export const useLayoutEffect = nothing
export const useSyncExternalStore = (_: unknown, read: () => unknown) => read()

/** Thrown for a lazy part. */
export const LATE = Symbol('late')
export const lazy = () => () => {
  throw LATE
}

export class Component {
  state: unknown
  constructor(readonly props: unknown) {}
}

export function jsx(type: unknown, props: Readonly<Record<string, unknown>>): DrawnElement {
  return { type, props }
}
export const jsxs = jsx
export const createElement = (type: unknown, props: DrawnElement['props'] | null, ...children: readonly unknown[]) =>
  jsx(type, children.length > 0 ? { ...props, children } : { ...props })
