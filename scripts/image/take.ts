// `node --import tsx scripts/image/take.ts <folder>`: copies what production loads, for deploy/Dockerfile.
import { cpSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'
import { read, writtenFiles } from '../lib/written-files'
import { loadedFiles } from './loaded'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Where to?')
for (const file of loadedFiles(writtenFiles(), read)) cpSync(inRoot(file), path.join(folder, file))
