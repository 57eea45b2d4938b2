import path from 'node:path'
import { read } from '../lib/written-files'

const PACKAGE = 'shared/domain-bundled'
const VALUE_IMPORT = /(?:im|ex)port (?!type)[^'";]*? from '([^']+)'/g

/** Files of `@portal/domain-bundled` that these sources import, directly or through another of its files. */
export function bundledRules(sources: readonly string[]): string[] {
  const entries: Readonly<Record<string, string>> = JSON.parse(read(`${PACKAGE}/package.json`)).exports
  const found = new Set<string>()
  const add = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    for (const name of importsIn(file)) if (name.startsWith('.')) add(`${path.join(path.dirname(file), name)}.ts`)
  }
  for (const name of sources.flatMap(importsIn)) {
    const entry = entries[name.replace('@portal/domain-bundled', '.')]
    if (entry !== undefined && name.startsWith('@portal/domain-bundled/')) add(path.join(PACKAGE, entry))
  }
  return [...found]
}

const importsIn = (file: string) => [...read(file).matchAll(VALUE_IMPORT)].map(([, name = '']) => name)
