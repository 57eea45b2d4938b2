import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { RuleSetRule } from 'webpack'

/** Preact's replacements of React, with `react/jsx-runtime` and `react-dom/client`. */
export const PREACT_FOR_REACT = { react: 'preact/compat', 'react-dom': 'preact/compat' }

/** Resolves every import of React, by libraries too, to this folder's Preact. */
export const resolvePreact = (dir: string) => ({
  alias: PREACT_FOR_REACT,
  modules: ['node_modules', join(dir, 'node_modules')],
})

/**
 * A part of such pages that runs on React, for a library that uses React's internals. It exchanges only plain data and
 * callbacks: elements of one do not work in the other.
 */
export interface ReactIsland {
  /** The module that the page imports, in its own folder. */
  readonly entry: string
  readonly libraries: readonly string[]
  /** The module that replaces react-dom, which is not installed. */
  readonly reactDom: string
}

/** Resolves imports of the island's modules to React. */
export function reactRule(dir: string, { entry, libraries, reactDom }: ReactIsland): RuleSetRule {
  const react = dirname(createRequire(join(dir, 'package.json')).resolve('react'))
  const packages = new RegExp(`[\\\\/]node_modules[\\\\/](${libraries.join('|')})[\\\\/]`)
  return {
    include: [join(dir, dirname(entry)), packages],
    resolve: { alias: { react, 'react-dom': join(dir, reactDom) } },
  }
}

/** Pattern of the island's import, which is left out of pages rendered at build time. */
export const importOf = ({ entry }: ReactIsland) => `*/${basename(dirname(entry))}/${basename(entry)}`
