import { describe, expect, test } from 'vitest'
import { demoWorld } from '../demo-world'
import { mediaFile, mediaPaths } from './files'
import { picturePaths } from '../pictures/pictures'

const world = demoWorld(new Date('2026-11-20T00:00:00Z'))
const read = async (path: string): Promise<string> => {
  const file = await mediaFile(path)
  return file ? new TextDecoder('latin1').decode(file.bytes) : ''
}

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
}

describe('pictures', () => {
  test('every path of the world is answered by a file of its kind', async () => {
    const paths = mediaPaths(world)
    const types = await Promise.all(paths.map(async (path) => [path, (await mediaFile(path))?.type ?? 'missing']))
    expect(paths.length).toBeGreaterThan(600)
    expect(types).toEqual(paths.map((path) => [path, TYPES[path.split('.').at(-1) ?? '']]))
  })

  test('every product has a picture and no two look the same', async () => {
    expect(world.products.filter(({ imagePaths }) => imagePaths.length === 0)).toEqual([])
    const paths = world.products.map(({ id }) => `products/${id}.svg`)
    const drawn = await Promise.all(paths.map(async (path) => (await read(path)).replace(/aria-label="[^"]*"/, '')))
    expect(new Set(drawn).size).toBe(paths.length)
  })

  test('a picture is well-formed, names what it shows and carries no script, link or broken number', async () => {
    // A photo that the file holds is no link.
    const withoutPhoto = (svg: string) => svg.replaceAll(/xlink:href="data:image\/jpeg;base64,[^"]+"/g, '')
    const isSound = (svg: string): boolean =>
      /^<svg [^>]*viewBox="[\d ]+"[^>]*aria-label="[^"]+"/.test(svg) &&
      !/NaN|undefined|Infinity|<script|href=| on\w+=/.test(svg) &&
      svg.match(/<g[ >]/g)?.length === svg.match(/<\/g>/g)?.length &&
      svg.length < 70_000
    const drawn = await Promise.all(picturePaths().map(async (path) => ({ path, svg: await read(path) })))
    expect(drawn.filter(({ svg }) => !isSound(withoutPhoto(svg))).map(({ path }) => path)).toEqual([])
  })

  test('a tag photo shows its booking number, three ways', async () => {
    const photos = await Promise.all([1, 2, 3].map((index) => read(`tags/100005-${index}.svg`)))
    expect(photos.every((photo) => photo.includes('>100005<'))).toBe(true)
    expect(new Set(photos).size).toBe(3)
  })

  test('nothing is answered for a path that is not ours', async () => {
    const paths = [
      '',
      'products/none.svg',
      'products/../index.ts',
      'tags/1-1.svg',
      'tags/100005-9.svg',
      'guides/nsw-abc-grief.pdf',
      'people/__proto__.svg',
      'engravings/booking-100007.png',
      'engravings/booking-100007/aaaaaaaaaaaaaaaaaaaaaaaa.png',
      'invoices/INV-1.pdf',
    ]
    expect(await Promise.all(paths.map(mediaFile))).toEqual(paths.map(() => null))
  })
})

describe('documents', () => {
  const pages = (pdf: string): number => (pdf.match(/\/Type \/Page\b(?!s)/g) ?? []).length

  test.each([
    ['grief', 4],
    ['bucket-list', 3],
    ['tagging-guide', 3],
  ] as const)('the %s guide of every brand has %i pages [PRA-30, PRA-38]', async (kind, count) => {
    const guides = await Promise.all(
      ['wa-lwd', 'vic-edh', 'sa-edh', 'aw-edh'].map((slug) => read(`guides/${slug}-${kind}.pdf`)),
    )
    expect(guides.every((pdf) => pdf.startsWith('%PDF-') && pdf.trimEnd().endsWith('%%EOF'))).toBe(true)
    expect(guides.map(pages)).toEqual([count, count, count, count])
    expect(new Set(guides).size).toBe(4)
  })

  test('an invoice is one page [EXT-07]', async () => {
    const pdfs = await Promise.all(world.invoices.map(({ pdfPath }) => read(pdfPath)))
    expect(pdfs.map(pages)).toEqual(pdfs.map(() => 1))
  })
})
