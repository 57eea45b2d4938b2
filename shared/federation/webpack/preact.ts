import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { RuleSetRule } from 'webpack'

/** React's names as Preact has them, `react/jsx-runtime` and `react-dom/client` with them. */
export const PREACT_FOR_REACT = { react: 'preact/compat', 'react-dom': 'preact/compat' }

/** Everything that asks for React gets the Preact of the package in this folder, libraries too. */
export const resolvePreact = (dir: string) => ({
  alias: PREACT_FOR_REACT,
  modules: ['node_modules', join(dir, 'node_modules')],
})

/**
 * A part of such pages that runs on React itself, for the sake of a library that reaches into React. It takes and gives
 * plain data and callbacks: what is made by the one React means nothing to the other.
 */
export interface ReactIsland {
  /** The module that it is entered by, in a folder of its own. */
  readonly entry: string
  readonly libraries: readonly string[]
  /** The module that stands for react-dom, which is not there. */
  readonly reactDom: string
}

/** What the modules of the island import is React. */
export function reactRule(dir: string, { entry, libraries, reactDom }: ReactIsland): RuleSetRule {
  const react = dirname(createRequire(join(dir, 'package.json')).resolve('react'))
  const packages = new RegExp(`[\\\\/]node_modules[\\\\/](${libraries.join('|')})[\\\\/]`)
  return {
    include: [join(dir, dirname(entry)), packages],
    resolve: { alias: { react, 'react-dom': join(dir, reactDom) } },
  }
}

/** How the island is imported: nothing of it is drawn at build time. */
export const importOf = ({ entry }: ReactIsland) => `*/${basename(dirname(entry))}/${basename(entry)}`
