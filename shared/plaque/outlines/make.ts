import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { SOURCES, outlinesOf, sourceFile } from './outlines-of'
import { tableText } from './table-text'

/** Regenerates the outline tables and the fonts' licences; see README.md. */
const folder = path.resolve(import.meta.dirname, '../src/outlines')
for (const source of SOURCES) {
  writeFileSync(path.join(folder, `${source}.data.ts`), tableText(source, outlinesOf(source)))
  writeFileSync(path.join(folder, `${source}.LICENSE.txt`), sourceFile(source, 'LICENSE'))
}
