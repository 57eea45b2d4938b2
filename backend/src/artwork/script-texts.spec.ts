import { SCRIPT_TEXTS } from '@portal/testing/script-texts'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../../test/pdf-text'
import { CATALOGUE_JOBS } from '../../test/plaques'
import { drawArtwork } from './draw-artwork'
import { drawProof } from './proof'

const TEXTS = Object.values(SCRIPT_TEXTS)
const ALL = TEXTS.join(' ')
/** Elements of an artwork's SVG. */
const DRAWN = new Set(
  'svg title metadata g path rect image defs linearGradient stop filter feColorMatrix feComponentTransfer feFuncR feFuncG feFuncB clipPath'.split(
    ' ',
  ),
)
const AT = new Date('2026-03-01T05:07:00Z')
/** PDF keys of actions that run on their own or on a click. Words in literal strings do not count. */
const DOES = /\/(?:JavaScript|JS|OpenAction|AA|A|URI|Launch|EmbeddedFile|Annots?|AcroForm|SubmitForm|GoToR)\b/

/** The text of a PDF without its streams and the content of its literal strings. */
const structureOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .replaceAll(/stream\n[\s\S]*?\nendstream/g, '')
    .replaceAll(/\((?:\\[\s\S]|[^\\()])*\)/g, '()')

let picture = new Uint8Array()
beforeAll(async () => {
  const create = { width: 80, height: 40, channels: 3 as const, background: '#888888' }
  picture = await sharp({ create }).png().toBuffer()
})

const proof = (title: string) =>
  drawProof({
    picture,
    size: { width: 8, height: 4 },
    isSizeStated: true,
    plate: { Shape: 'Rectangle', Color: 'Silver', Ratios: '2:1' },
    title,
    rows: TEXTS.map((text, at) => [`Text ${at}`, text] as const),
    closing: title,
    at: AT,
  })

/** Draws the first plaque of the catalogue for a booking with this number. */
async function drawn(bookingId: string) {
  const [job] = CATALOGUE_JOBS
  if (!job) throw new Error('The catalogue has no plaque')
  const drawing = await drawArtwork({ ...job, name: { ...job.name, bookingId } })
  if ('refusals' in drawing) throw new Error(JSON.stringify(drawing.refusals))
  return drawing
}

describe('a text that looks like code, in a PDF [OPEN-288]', () => {
  test('is printed as it was typed', async () => {
    const closely = (text: string) => text.replaceAll(/\s/g, '')
    const words = closely(textOf(await proof('Luna')).join(''))
    const inLatin = TEXTS.filter((text) => /^[ -~]*$/.test(text))
    expect(inLatin.length).toBeGreaterThan(30)
    expect(inLatin.filter((text) => !words.includes(closely(text)))).toEqual([])
  })

  test('is only a title or subject of the PDF, never an action', async () => {
    const made = [await proof(ALL), (await drawn(ALL)).pdf]
    for (const structure of made.map(structureOf)) {
      expect(structure).toMatch(/\/Title \d+ 0 R/)
      expect(structure).toContain(' 0 obj\n()')
      expect(DOES.exec(structure)?.[0]).toBeUndefined()
    }
  })
})

test('a text that looks like code is plain text in the drawing for the workshop [OPEN-288]', async () => {
  const svg = Buffer.from((await drawn(ALL)).svg).toString()
  expect(svg).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  const names = new Set([...svg.matchAll(/<([\w:-]+)/g)].map(([, name]) => name))
  expect([...names].filter((name) => !DRAWN.has(name ?? ''))).toEqual([])
  expect([...svg.matchAll(/<[^>]*>/g)].join(' ')).not.toMatch(/\son\w+=/)
})
