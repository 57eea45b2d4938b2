import { existsSync } from 'node:fs'
import { inRoot } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { benchTests } from './bench-tests.mjs'
import { browserTests } from './browser-tests.mjs'
import { unitTests } from './unit-tests.mjs'

const always = () => true
const counted = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
const node = (command, options) =>
  run(
    process.execPath,
    command.map((part, at) => (at ? part : inRoot(part))),
    options,
  )

/** A command that counts as one check. */
const check =
  (...command) =>
  async () =>
    counted((await node(command)).code)

/** One that reads the sources only: it runs beside the others of its kind, and says at its end what it found. */
const reading = (name, ...command) => ({
  name,
  exists: always,
  isBesideOthers: true,
  run: async () => {
    const { code, output } = await node(command, { capture: true })
    if (code !== 0) console.log(`\n${name}:\n${output.trim()}`)
    return counted(code)
  },
})
const shellIsThere = () => existsSync(inRoot('shell/webpack.config.ts'))

/** What `npm test` does, in order; a stage runs when its inputs exist. */
export const STAGES = [
  reading('format', 'node_modules/oxfmt/bin/oxfmt', '--check'),
  reading('lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'),
  reading('types', 'node_modules/typescript-native/bin/tsc'),
  reading('boundaries', 'scripts/check-boundaries.mjs'),
  { name: 'unit', exists: always, run: unitTests },
  { name: 'build', exists: shellIsThere, run: check('scripts/build.mjs') },
  {
    name: 'budgets',
    exists: shellIsThere,
    needs: ['build'],
    run: check('node_modules/tsx/dist/cli.mjs', 'scripts/check-budgets.ts'),
  },
  { name: 'bench', exists: shellIsThere, needs: ['build'], run: benchTests },
  { name: 'browser', exists: shellIsThere, needs: ['build'], run: browserTests },
]
