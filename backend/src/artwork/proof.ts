import type { Size } from '@portal/domain/plaque'
import { plateOf, storedProductSvg } from '@portal/plaque'
import type { ProofJob } from './drawing'
import { proofFont } from './proof-font'
import type { ProofFont, Weight } from './proof-font'
import { POINTS_PER_CM, pdfBytes } from './workshop-pdf'

type Pdf = PDFKit.PDFDocument

const MARGIN = 2 * POINTS_PER_CM
const A4 = { width: 595.28, height: 841.89 }
const WIDTH = A4.width - 2 * MARGIN
/** The text below needs the rest of the page. */
const MOST_HEIGHT = 9.5 * POINTS_PER_CM
/** The picture of the plaque as an object, not to scale. */
const THING = { width: 7 * POINTS_PER_CM, height: 3.6 * POINTS_PER_CM, pixels: 900 }
const NAMES = 4.2 * POINTS_PER_CM
const INK = '#1d2b26'
const QUIET = '#5a655f'

/** Draws the proof of an approval: the picture in real size, and what was approved by whom, when and how. */
export async function drawProof({
  picture,
  size,
  isSizeStated,
  plate,
  title,
  rows,
  closing,
  at,
}: ProofJob): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-AU',
    displayTitle: true,
    font: '',
    info: { Title: title, CreationDate: at },
  })
  const done = pdfBytes(pdf)
  const caption = isSizeStated ? captionOf(size) : 'Not to scale.'
  const font = await proofFont(pdf, [title, caption, LOOK, closing, ...rows.flat()])
  const paper = new Paper(pdf, font)
  paper.write(title, { size: 20, weight: 700, after: 14 })
  await drawPicture(pdf, picture, fitted(size))
  paper.write(caption, { size: 9, colour: QUIET, after: 10 })
  if (plate !== null) {
    await drawThing(pdf, picture, plate)
    paper.write(LOOK, { size: 9, colour: QUIET, after: 12 })
  }
  for (const [name, value] of rows) paper.row(name, value)
  pdf.y += 10
  paper.write(closing, { size: 11 })
  pdf.end()
  return done
}

const LOOK = 'How it will look. Metal and light differ from screen to paper: what is engraved is the picture above.'

/** Size in points: the real size, or as large as fits the page. */
function fitted({ width, height }: Size): Size & { readonly isTrue: boolean } {
  const scale = Math.min(POINTS_PER_CM, WIDTH / width, MOST_HEIGHT / height)
  return { width: width * scale, height: height * scale, isTrue: scale === POINTS_PER_CM }
}

function captionOf(size: Size): string {
  const share = Math.round((fitted(size).width / (size.width * POINTS_PER_CM)) * 100)
  return fitted(size).isTrue ? 'True size when printed at 100 %.' : `Shown at ${share} % of its true size.`
}

async function drawPicture(pdf: Pdf, picture: Uint8Array, { width, height }: Size): Promise<void> {
  const { default: sharp } = await import('sharp')
  // On white: transparency makes the PDF slow to write.
  const opaque = await sharp(picture).flatten({ background: '#ffffff' }).png().toBuffer()
  pdf.image(opaque, MARGIN, pdf.y, { width, height })
  pdf.y += height + 6
}

/** The approved picture on the plaque, with metal, edge and screws. */
async function drawThing(pdf: Pdf, picture: Uint8Array, plate: NonNullable<ProofJob['plate']>): Promise<void> {
  const { default: sharp } = await import('sharp')
  const href = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`
  const svg = storedProductSvg(plateOf(plate), href)
  const thing = sharp(Buffer.from(svg), { unlimited: true })
    .resize({ width: THING.pixels })
    .flatten({ background: '#ffffff' })
  const { data, info } = await thing.png().toBuffer({ resolveWithObject: true })
  const scale = Math.min(THING.width / info.width, THING.height / info.height)
  const [width, height] = [info.width * scale, info.height * scale]
  pdf.image(data, MARGIN, pdf.y, { width, height })
  pdf.y += height + 4
}

interface Style {
  readonly size: number
  readonly weight?: Weight
  readonly colour?: string
  readonly after?: number
}

/** Writes the rows of the page. */
class Paper {
  constructor(
    private readonly pdf: Pdf,
    private readonly font: ProofFont,
  ) {}

  write(text: string, { size, weight = 400, colour = INK, after = 0 }: Style, x = MARGIN): void {
    const runs = this.font.runs(text, weight)
    this.pdf.fillColor(colour).fontSize(size)
    runs.forEach((run, index) => {
      const options = { continued: index < runs.length - 1, width: A4.width - MARGIN - x, lineGap: 2 }
      const pen = this.pdf.font(run.font)
      if (index === 0) pen.text(run.text, x, this.pdf.y, options)
      else pen.text(run.text, options)
    })
    this.pdf.y += after
  }

  /** A name with its value beside it. */
  row(name: string, value: string): void {
    const top = this.pdf.y
    this.write(name, { size: 10, colour: QUIET })
    const below = this.pdf.y
    this.pdf.y = top
    this.write(value, { size: 11 }, MARGIN + NAMES)
    this.pdf.y = Math.max(below, this.pdf.y) + 5
  }
}
