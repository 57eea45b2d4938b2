import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines, plaqueSvg } from '@portal/plaque'
import type { PlaqueDesign, PlaqueLayout } from '@portal/plaque'
import { canvasPicture } from '../../mf-engraving/src/preview/stage/canvas-picture.fixture'

/** Functions of the test page for plaque pictures. */
export interface Plaques {
  readonly layout: (entry: PlaqueConfigEntry, design: PlaqueDesign) => Promise<PlaqueLayout>
  /** Data URL of a small preview. */
  readonly small: (layout: PlaqueLayout) => Promise<string>
  /** Parts per thousand of pixels by which preview and SVG differ from a picture. */
  readonly distances: (layout: PlaqueLayout, picture: string) => Promise<number[]>
  /** Data URL of a sheet with these plaques in rows, each above its caption. */
  readonly sheet: (cells: readonly SheetCell[]) => Promise<string>
}

export interface SheetCell {
  readonly layout: PlaqueLayout
  readonly caption: string
}

declare global {
  interface Window {
    plaques: Plaques
  }
}

/** Width of the compared pictures. */
const SMALL = 270

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  return { canvas, context }
}

/** A photo with soft and hard edges, light and dark areas. */
function photo(): string {
  const { canvas, context } = canvasOf(900, 900)
  const sky = context.createLinearGradient(0, 0, 0, 900)
  sky.addColorStop(0, '#cfe3f2')
  sky.addColorStop(1, '#55743f')
  context.fillStyle = sky
  context.fillRect(0, 0, 900, 900)
  for (const [x, y, rx, ry, colour] of [
    [450, 640, 270, 300, '#8a5a33'],
    [450, 380, 210, 210, '#b5793f'],
    [255, 400, 70, 170, '#5d3818'],
    [645, 400, 70, 170, '#5d3818'],
    [450, 460, 95, 72, '#f1e2cf'],
    [450, 430, 34, 28, '#221815'],
    [370, 345, 24, 24, '#221815'],
    [530, 345, 24, 24, '#221815'],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.ellipse(x, y, rx, ry, 0, 0, 7)
    context.fill()
  }
  return canvas.toDataURL()
}

let chosen: string | undefined
const photoOf = (layout: PlaqueLayout) => (layout.photo ? (chosen ??= photo()) : null)

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(blob)
  })
}

async function drawn(address: string, width: number, height?: number) {
  const image = new Image()
  image.src = address
  await image.decode()
  const tall = height ?? Math.round((width * image.naturalHeight) / image.naturalWidth)
  const made = canvasOf(width, tall)
  // White background, because the area beside a round plaque is transparent.
  made.context.fillStyle = '#fff'
  made.context.fillRect(0, 0, width, tall)
  made.context.imageSmoothingQuality = 'high'
  made.context.drawImage(image, 0, 0, width, tall)
  return { ...made, width, height: tall }
}

/** Colour distance above which a pixel differs. Antialiasing of other engines is below it. */
const FAR = 72

/** Parts per thousand of pixels that differ. */
async function distance(one: string, other: string): Promise<number> {
  const reference = await drawn(other, SMALL)
  const made = await drawn(one, reference.width, reference.height)
  const [a, b] = [made, reference].map(({ context, width, height }) => context.getImageData(0, 0, width, height).data)
  if (!a || !b) throw new Error('No pixels')
  const pixels = new Set<number>()
  a.forEach((value, at) => Math.abs(value - (b[at] ?? 0)) > FAR && pixels.add(at >> 2))
  return (1000 * pixels.size) / (a.length / 4)
}

const preview = (layout: PlaqueLayout) => canvasPicture(layout, photoOf(layout))

/** URL of the SVG for servers and print. */
function svgOf(layout: PlaqueLayout): string {
  const href = photoOf(layout)
  // The size of the stored picture.
  const [width, height] = [layout.stage.width, layout.stage.height].map((units) => Math.round(units * 2.16))
  const svg = plaqueSvg(layout, href === null ? {} : { photoHref: href })
  return `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', `<svg width="${width}" height="${height}" `))}`
}

const COLUMNS = 10
const CELL = 230
const CAPTION = 20

/** Draws the plaques in rows of ten. A row is as high as its highest plaque. */
async function sheet(cells: readonly SheetCell[]): Promise<string> {
  const pictures = await Promise.all(cells.map(({ layout }) => drawn(svgOf(layout), CELL)))
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row) => row * COLUMNS)
  const heights = rows.map((from) => Math.max(...pictures.slice(from, from + COLUMNS).map(({ height }) => height)))
  const total = heights.reduce((sum, height) => sum + height + CAPTION, 0)
  const { canvas, context } = canvasOf(COLUMNS * (CELL + CAPTION), total)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  context.font = '13px sans-serif'
  let y = 0
  rows.forEach((from, row) => {
    pictures.slice(from, from + COLUMNS).forEach((picture, column) => {
      const x = column * (CELL + CAPTION)
      context.drawImage(picture.canvas, x, y)
      context.fillText(cells[from + column]?.caption ?? '', x + 4, y + picture.height + 14)
    })
    y += (heights[row] ?? 0) + CAPTION
  })
  return canvas.toDataURL()
}

window.plaques = {
  sheet,
  layout: async (entry, design) =>
    layoutPlaque(
      entry,
      design,
      await loadOutlines([design.petName.font, design.primaryText.font, design.secondaryText.font]),
    ),
  small: async (layout) => (await drawn(await addressOf(await preview(layout)), SMALL)).canvas.toDataURL(),
  distances: async (layout, picture) => [
    await distance(await addressOf(await preview(layout)), picture),
    await distance(svgOf(layout), picture),
  ],
}
