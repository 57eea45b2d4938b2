// `npm run boundaries [folder…]`: who may import whom, and the order of the folders inside each package; of these
// folders alone, which is what a change of nobody's imports can have touched.
import { cruise, format } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { readdirSync } from 'node:fs'
import { circleOfFiles, circlesOf } from './boundaries/circles.mjs'
import { inRoot, ROOT } from './lib/paths.mjs'

const FOLDERS = readdirSync(inRoot()).filter((name) =>
  /^(shell|mf-.*|shared|backend|demo|local-cloud|delivery|e2e|bench|scripts)$/.test(name),
)

process.chdir(ROOT)
const options = await extractOptions(inRoot('.dependency-cruiser.cjs'))
const asked = process.argv.slice(2)
// What these import is looked at, and not what that imports in turn.
if (asked.length > 0) options.doNotFollow = { path: ['node_modules', `^(?!(?:${asked.join('|')})/)`] }
const folders = asked.length > 0 ? asked : FOLDERS
const { output } = await cruise(folders, options, undefined, { tsConfig: extractTsConfig(inRoot('tsconfig.json')) })
const { output: text, exitCode } = await format(output, { outputType: 'err' })
console.log(text)
const circles = circlesOf(output.modules)
for (const { folder, imports } of circles) {
  console.error(`  error the rooms of ${folder} run in a circle: move what two of them need to the lower one`)
  for (const one of imports) console.error(`      ${one}`)
}
const files = circleOfFiles(output.modules)
if (files.length > 0) console.error(`  error files import each other: ${[...files, files[0]].join(' → ')}`)
if (exitCode !== 0 || circles.length > 0 || files.length > 0) process.exitCode = 1
