// `npm run boundaries [folder…]`: checks imports between packages, and import cycles between folders and files.
// With folders it checks only these, for a change that affects no other imports.
import { cruise, format } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { readdirSync } from 'node:fs'
import { fileCycle, folderCycles } from './boundaries/cycles.mjs'
import { inRoot, ROOT } from './lib/paths.mjs'

const FOLDERS = readdirSync(inRoot()).filter((name) =>
  /^(shell|mf-.*|shared|backend|demo|local-cloud|delivery|e2e|bench|scripts)$/.test(name),
)

process.chdir(ROOT)
const options = await extractOptions(inRoot('.dependency-cruiser.cjs'))
const namedFolders = process.argv.slice(2)
// Check the imports of these folders, not those of the imported files.
if (namedFolders.length > 0) options.doNotFollow = { path: ['node_modules', `^(?!(?:${namedFolders.join('|')})/)`] }
const folders = namedFolders.length > 0 ? namedFolders : FOLDERS
const { output } = await cruise(folders, options, undefined, { tsConfig: extractTsConfig(inRoot('tsconfig.json')) })
const { output: text, exitCode } = await format(output, { outputType: 'err' })
console.log(text)
const circles = folderCycles(output.modules)
for (const { folder, imports } of circles) {
  console.error(`  error entries of ${folder} import each other in a cycle: move the shared code to one of them`)
  for (const one of imports) console.error(`      ${one}`)
}
const files = fileCycle(output.modules)
if (files.length > 0) console.error(`  error files import each other in a cycle: ${[...files, files[0]].join(' → ')}`)
if (exitCode !== 0 || circles.length > 0 || files.length > 0) process.exitCode = 1
