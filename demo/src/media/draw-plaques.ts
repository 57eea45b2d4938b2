// `npx tsx demo/src/media/draw-plaques.ts`: the catalogue's pictures of plaques, anew. A spec compares.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { PLAQUES, plaquePicture } from './plaque-pictures'

const FOLDER = path.join(import.meta.dirname, '../../pictures/products')

async function drawAll(): Promise<void> {
  for (const entry of PLAQUES) writeFileSync(path.join(FOLDER, `${entry.SugarID}.svg`), await plaquePicture(entry))
}

void drawAll()
