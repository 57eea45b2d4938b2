import { describe, expect, test } from 'vitest'
import { demoWorld } from '../demo-world'
import { mediaFile, mediaPaths } from './files'

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
})
