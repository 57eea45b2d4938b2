import { join } from 'node:path'

/** React's names as Preact has them, `react/jsx-runtime` and `react-dom/client` with them. */
export const PREACT_FOR_REACT = { react: 'preact/compat', 'react-dom': 'preact/compat' }

/** Everything that asks for React gets the Preact of the package in this folder, libraries too. */
export const resolvePreact = (dir: string) => ({
  alias: PREACT_FOR_REACT,
  modules: ['node_modules', join(dir, 'node_modules')],
})
