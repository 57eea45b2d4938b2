import { createRoot } from 'react-dom/client'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines, plaqueSvg } from '@portal/plaque'
import type { PlaqueDesign, PlaqueLayout } from '@portal/plaque'
import { PlaquePicture } from '../../mf-engraving/src/plaque-picture/PlaquePicture'
import { exportArtwork } from '../../mf-engraving/src/plaque-picture/export-artwork'

/** What the page of the pictures' test can do: there is no such page in the portal. */
export interface Plaques {
  readonly layout: (entry: PlaqueConfigEntry, design: PlaqueDesign) => Promise<PlaqueLayout>
  /** The stored picture, as an address. */
  readonly artwork: (layout: PlaqueLayout) => Promise<string>
  /** The picture for servers and print, as an address. */
  readonly svg: (layout: PlaqueLayout) => string
  readonly small: (address: string, width: number) => Promise<string>
  /** Mean distance of two pictures' channels (0 to 255), looked at in one size. */
  readonly distance: (one: string, other: string) => Promise<number>
  readonly show: (layout: PlaqueLayout, width: number) => void
}

declare global {
  interface Window {
    plaques: Plaques
  }
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  return { canvas, context }
}

/** A photo with soft and hard edges, light and dark. */
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
  made.context.imageSmoothingQuality = 'high'
  made.context.drawImage(image, 0, 0, width, tall)
  return { ...made, width, height: tall }
}

async function distance(one: string, other: string): Promise<number> {
  const reference = await drawn(other, 270)
  const made = await drawn(one, reference.width, reference.height)
  const [a, b] = [made, reference].map(({ context, width, height }) => context.getImageData(0, 0, width, height).data)
  if (!a || !b) throw new Error('No pixels')
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
}

const root = createRoot(document.body.appendChild(document.createElement('main')))

window.plaques = {
  layout: async (entry, design) =>
    layoutPlaque(
      entry,
      design,
      await loadOutlines([design.petName.font, design.primaryText.font, design.secondaryText.font]),
    ),
  artwork: async (layout) => addressOf(await exportArtwork(layout, photoOf(layout))),
  svg: (layout) => {
    const href = photoOf(layout)
    const { width, height } = layout.stage
    const svg = plaqueSvg(layout, href === null ? {} : { photoHref: href })
    return `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', `<svg width="${width}" height="${height}" `))}`
  },
  small: async (address, width) => (await drawn(address, width)).canvas.toDataURL(),
  distance,
  show: (layout, width) =>
    root.render(
      <div style={{ width }}>
        <PlaquePicture layout={layout} photo={photoOf(layout)} label="The plaque" />
      </div>,
    ),
}
