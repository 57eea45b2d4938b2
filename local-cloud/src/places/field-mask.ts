type Json = Record<string, unknown>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function pickPath(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (Array.isArray(value)) return value.map((entry) => pickPath(entry, path))
  if (!isRecord(value) || !(name in value)) return undefined
  return { [name]: pickPath(value[name], rest) }
}

function merge(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b)) return a.map((entry, index) => merge(entry, b[index]))
  if (!isRecord(a) || !isRecord(b)) return b ?? a
  const names = [...Object.keys(a), ...Object.keys(b)]
  return Object.fromEntries(names.map((name) => [name, merge(a[name], b[name])]))
}

/** The fields named by a mask such as `a.b,c`; all fields for `*`. */
export function applyFieldMask(answer: object, mask: string): unknown {
  if (mask.trim() === '*') return answer
  return mask.split(',').reduce<unknown>((picked, path) => merge(picked, pickPath(answer, path.trim().split('.'))), {})
}
