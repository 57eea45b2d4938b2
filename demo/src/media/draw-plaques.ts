// `npx tsx demo/src/media/draw-plaques.ts` redraws the catalogue's plaque pictures. A spec compares them.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { PLAQUE_ENTRIES, plaquePicture } from './plaque-pictures'

const FOLDER = path.join(import.meta.dirname, '../../pictures/products')

async function drawAll(): Promise<void> {
  for (const entry of PLAQUE_ENTRIES)
    writeFileSync(path.join(FOLDER, `${entry.SugarID}.svg`), await plaquePicture(entry))
}

void drawAll()
