import type { Size } from '@portal/domain/plaque'
import { EDGE_WIDTH, LIGHT } from '@portal/plaque'
import type { PlacedPath, PlaqueLayout } from '@portal/plaque'
import type { TonedPhoto } from './toned-photo'

type Pdf = PDFKit.PDFDocument

/** Points per centimetre; an inch has 72. */
export const POINTS_PER_CM = 72 / 2.54
/** The thinnest line of a printer. */
const HAIRLINE = 0.1

interface Sheet {
  /** In cm. */
  readonly size: Size
  readonly photo: TonedPhoto | null
  readonly title: string
  readonly words: string
  readonly at: Date
}

/** The plaque as a page of its real size: outlines only, no font. */
export async function workshopPdf(layout: PlaqueLayout, { size, photo, title, words, at }: Sheet): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit')
  const page = { width: size.width * POINTS_PER_CM, height: size.height * POINTS_PER_CM }
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    // The document has no text, so it names no font.
    font: '',
    info: { Title: title, Subject: words, CreationDate: at },
  })
  const done = pdfBytes(pdf)
  const { stage } = layout
  // Keeps proportions: a stage with another ratio is centred.
  const scale = Math.min(page.width / stage.width, page.height / stage.height)
  pdf.translate((page.width - stage.width * scale) / 2, (page.height - stage.height * scale) / 2).scale(scale)
  drawSurface(pdf, layout)
  if (photo) drawPhoto(pdf, layout, photo)
  const ink = [...layout.texts.flatMap(({ glyphs }) => glyphs), ...(layout.icon ? [layout.icon] : [])]
  for (const path of ink) drawPath(pdf, path, layout.finish.ink)
  pdf.path(layout.cut).lineWidth(HAIRLINE).stroke('#000000')
  pdf.end()
  return done
}

function drawSurface(pdf: Pdf, { finish, outline, stage: { width, height } }: PlaqueLayout): void {
  const light = pdf.linearGradient(0, 0, LIGHT.x * width, LIGHT.y * height)
  light.stop(0, finish.shine).stop(1, finish.surface)
  pdf.path(outline).lineWidth(EDGE_WIDTH).fillAndStroke(light, finish.edge)
}

function drawPhoto(pdf: Pdf, { photo: place }: PlaqueLayout, { bytes }: TonedPhoto): void {
  if (place === null) return
  const { x, y, width, height } = place.box
  pdf.save()
  if (place.clip !== null) pdf.path(place.clip).clip()
  pdf.image(bytes, x, y, { width, height })
  pdf.restore()
}

function drawPath(pdf: Pdf, { d, x, y, scaleX, scaleY }: PlacedPath, colour: string): void {
  pdf.save().transform(scaleX, 0, 0, scaleY, x, y).path(d).fill(colour).restore()
}

/** Collects the bytes of a PDF. Call it before writing, because the document streams. */
export function pdfBytes(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = []
    pdf.on('data', (part: Uint8Array) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
}
