// `npx tsx demo/src/media/draw-plaque-sheet.ts plaques.html`: every plaque, shape and metal on one page, to be looked at.
import { writeFileSync } from 'node:fs'
import { plaqueSheet } from './plaque-sheet'

async function draw(file = 'plaques.html'): Promise<void> {
  writeFileSync(file, await plaqueSheet())
}

void draw(process.argv[2])
