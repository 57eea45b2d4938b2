// `npm run sbom [-- file]`: writes the bill of materials of production code in CycloneDX JSON.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, ROOT } from './lib/paths.mjs'
import { billOf } from './supply/sbom'
import { suppliedPackages } from './supply/supply'

const target = path.resolve(ROOT, process.argv[2] ?? '.cache/sbom.cdx.json')
const { name, version }: Record<'name' | 'version', string> = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
const supplied = suppliedPackages()
mkdirSync(path.dirname(target), { recursive: true })
writeFileSync(target, `${JSON.stringify(billOf(supplied, { name, version }), null, 2)}\n`)
console.log(`${supplied.length} packages in ${path.relative(ROOT, target)}`)
