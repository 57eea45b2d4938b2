import path from 'node:path'

/** `from './x'`, `import './x'` and `import('./x')`, with what stands between: the name of a chunk. */
const IMPORTS = /(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'(\.{1,2}\/[^']+)'/g
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** Files by what they import of each other; packages' names lead out of it. */
export interface ImportGraph {
  /** These files and all that import one of them, however far up. */
  readonly reachedFrom: (files: readonly string[]) => ReadonlySet<string>
  /** These files and all that they import, however far down. */
  readonly builtFrom: (files: readonly string[]) => ReadonlySet<string>
}

/** The graph of these files, whose names begin at the project's folder. */
export function importGraph(files: readonly string[], read: (file: string) => string): ImportGraph {
  const known = new Set(files)
  const found = (from: string, name: string) => {
    const plain = path.join(path.dirname(from), name.replace(/\?.*$/, ''))
    return ENDINGS.map((ending) => plain + ending).find((file) => known.has(file))
  }
  const down = new Map<string, string[]>()
  const up = new Map<string, string[]>()
  for (const file of files.filter((one) => /\.(tsx?|mjs)$/.test(one))) {
    for (const [, name = ''] of read(file).matchAll(IMPORTS)) {
      const imported = found(file, name)
      if (imported === undefined) continue
      down.set(file, [...(down.get(file) ?? []), imported])
      up.set(imported, [...(up.get(imported) ?? []), file])
    }
  }
  return {
    reachedFrom: (some) => closure(some, up),
    builtFrom: (some) => closure(some, down),
  }
}

function closure(some: readonly string[], edges: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const all = new Set(some)
  for (const file of all) for (const next of edges.get(file) ?? []) all.add(next)
  return all
}
