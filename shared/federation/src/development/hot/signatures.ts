/** A component's hooks by the compiler: React's by a key, custom ones by their functions. */
interface Signature {
  readonly key: string
  readonly isReset: boolean
  readonly ownHooks: () => readonly unknown[]
}

const signatures = new WeakMap<object, Signature>()

const isFunction = (value: unknown): value is object => typeof value === 'function'

/**
 * Called by the compiler for each function with hooks: inside it without arguments, after it with the function and its
 * signature [OPEN-244].
 */
export function signatureOf() {
  return function sign<T>(type?: T, key?: string, isReset = false, ownHooks: () => readonly unknown[] = () => []) {
    if (isFunction(type) && key !== undefined && !signatures.has(type)) signatures.set(type, { key, isReset, ownHooks })
    return type
  }
}

/** All hooks of a component, with those of its custom hooks; null when its state must not be kept. */
export function fullKey(type: unknown): string | null {
  const found = isFunction(type) ? signatures.get(type) : undefined
  if (!found) return ''
  if (found.isReset) return null
  const below = hooksOf(found).map(fullKey)
  return below.includes(null) ? null : [found.key, ...below].join('\n---\n')
}

/** A hook of a module that is still being evaluated is missing: then no state is kept. */
function hooksOf({ ownHooks }: Signature): readonly unknown[] {
  try {
    return ownHooks()
  } catch {
    return []
  }
}
