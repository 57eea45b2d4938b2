import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { IMAGE_CAP, centimetres, plaqueCentimetres } from '@portal/domain/plaque'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { CATALOGUE_JOBS } from '../../test/plaques'
import { drawArtwork } from './draw-artwork'
import type { ArtworkJob, DrawnArtwork } from './drawing'

async function drawn(job: ArtworkJob): Promise<DrawnArtwork> {
  const drawing = await drawArtwork(job)
  if ('refusals' in drawing) throw new Error(JSON.stringify(drawing.refusals))
  return drawing
}

const ARTWORKS = await Promise.all(
  CATALOGUE_JOBS.map(async (job) => ({ product: job.entry.Product, job, files: await drawn(job) })),
)

const pixels = (picture: Sharp, width = IMAGE_CAP) =>
  picture.resize({ width }).flatten({ background: '#ffffff' }).raw().toBuffer({ resolveWithObject: true })

/** Share of pixels that differ visibly. */
async function difference(one: Sharp, other: Sharp): Promise<number> {
  const [a, b] = [await pixels(one), await pixels(other)]
  expect([a.info.width, a.info.height]).toEqual([b.info.width, b.info.height])
  let differing = 0
  for (let at = 0; at < a.data.length; at += 3) {
    const apart = [0, 1, 2].map((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)))
    if (Math.max(...apart) > 24) differing += 1
  }
  return differing / (a.data.length / 3)
}

/** Smallest and largest coordinates of a path without curves beyond its corners. */
function boundsOf(d: string) {
  const numbers = [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
  const [across, down] = [0, 1].map((of) => numbers.filter((_, at) => at % 2 === of))
  const range = (values: readonly number[] = []) => [Math.min(...values), Math.max(...values)] as const
  return { across: range(across), down: range(down) }
}

/** The streams of a PDF, decoded. */
function streamsOf(pdf: Uint8Array): string[] {
  const file = Buffer.from(pdf)
  return [...file.toString('latin1').matchAll(/stream\n/g)].flatMap(({ index }) => {
    try {
      return [inflateSync(file.subarray(index + 7)).toString('latin1')]
    } catch {
      return []
    }
  })
}

describe.each(ARTWORKS)('the artwork of a $product', ({ job, files }) => {
  test('is a PNG 1080 pixels wide, and the same as a small WebP for the screen [ENG-50..53]', async () => {
    const [png, webp] = [await sharp(files.png).metadata(), await sharp(files.webp).metadata()]
    const [across = 1, down = 1] = job.entry.Ratios.split(':').map(Number)
    expect([png.format, png.width, png.height]).toEqual(['png', 1080, Math.round((1080 * down) / across)])
    expect([webp.format, webp.width, webp.height]).toEqual(['webp', 720, Math.round((720 * down) / across)])
    expect(files.webp.byteLength).toBeLessThan(job.photo === null ? 40_000 : 80_000)
    expect(
      await difference(sharp(await sharp(files.png).resize({ width: 720 }).toBuffer()), sharp(files.webp)),
    ).toBeLessThan(0.02)
  })

  test('is an SVG for the workshop: real size, outlines, and the picture as approved [ENG-54, OPEN-83]', async () => {
    const svg = Buffer.from(files.svg).toString()
    const size = plaqueCentimetres(job.entry)
    const [, width, height, stageWidth, stageHeight] =
      /^<svg [^>]*width="([\d.]+)cm" height="([\d.]+)cm" viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? []
    expect([Number(width), Number(height)]).toEqual([size.width, size.height])
    expect(centimetres(job.entry.Dimensions) ?? size).toEqual(size)
    // The cut line in mm must have exactly the plaque's dimensions.
    const cut = boundsOf(/<path id="cut" d="([^"]+)"/.exec(svg)?.[1] ?? '')
    const mm = (units: number, of: string | undefined, cm: number) => (units / Number(of)) * cm * 10
    expect(mm(cut.across[1] - cut.across[0], stageWidth, size.width)).toBeCloseTo(size.width * 10, 1)
    expect(mm(cut.down[1] - cut.down[0], stageHeight, size.height)).toBeCloseTo(size.height * 10, 1)
    expect(svg).not.toMatch(/<text|font|<filter|<script|https?:(?!\/\/www\.w3\.org)/)
    const rendered = sharp(Buffer.from(svg.replace(/width="[^"]+" height="[^"]+"/, 'width="1080"')), {
      unlimited: true,
    })
    expect(await difference(sharp(files.png), rendered)).toBeLessThan(0.01)
  })

  test('is a PDF for the workshop: one page of the real size, without a font', () => {
    const pdf = Buffer.from(files.pdf).toString('latin1')
    const [, width, height] = /\/MediaBox \[0 0 (\S+) (\S+)\]/.exec(pdf) ?? []
    const size = plaqueCentimetres(job.entry)
    expect([(Number(width) / 72) * 2.54, (Number(height) / 72) * 2.54].map((cm) => cm.toFixed(3))).toEqual(
      [size.width, size.height].map((cm) => cm.toFixed(3)),
    )
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
    expect(pdf).not.toMatch(/\/Font/)
    const [page = ''] = streamsOf(files.pdf)
    const letters =
      Buffer.from(files.svg)
        .toString()
        .match(/<path transform/g)?.length ?? 0
    expect([page.includes('BT\n'), page.match(/^f$/gm)?.length]).toEqual([false, letters])
    expect(/ Do$/m.test(page)).toBe(job.photo !== null)
  })

  test('both files name their version: Booking ID, line, version and the hash of the picture', () => {
    const hash = createHash('sha256').update(files.png).digest('hex')
    const words = `Booking 100007, line line-1, version 3. SHA-256 of its picture: ${hash}`
    expect(Buffer.from(files.svg).toString()).toContain(`<metadata>${words}</metadata>`)
    expect(Buffer.from(files.pdf).toString('latin1')).toContain(`(${words})`)
  })
})

const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('None is there')
  return one
}

test('the same record gives the same bytes', async () => {
  const { job, files } = first(ARTWORKS.filter(({ job }) => job.photo !== null))
  expect(await drawn(job)).toEqual(files)
})
