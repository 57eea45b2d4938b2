import { clientCarePhone } from '@portal/domain'
import Pdf from 'pdfkit'
import type { DemoBrand } from '../types/practice'
import { logoLines, lookOf } from '../draw/brand'
import type { BrandLook } from '../draw/brand'

export const MARGIN = 68
export const INK = '#2b2926'
export const QUIET = '#6a655d'
const A4 = { width: 595.28, height: 841.89 }
export const WIDTH = A4.width - MARGIN * 2
/** A fixed date keeps the PDF's bytes the same on every machine. */
const EDITION = new Date('2026-01-05T00:00:00Z')

interface SheetOptions {
  /** Whether pages have a footer: brand, phone and page number. */
  readonly footed?: boolean
  readonly made?: Date
}

/** A PDF in the brand's design: cover, pages with headings, footers. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly look: BrandLook
  private readonly parts: Uint8Array[] = []
  private page = 0

  constructor(
    readonly brand: DemoBrand,
    readonly title: string,
    private readonly options: SheetOptions = {},
  ) {
    const { made = EDITION } = options
    this.look = lookOf(brand.code)
    this.doc = new Pdf({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      lang: 'en-AU',
      displayTitle: true,
      info: { Title: title, Author: brand.name, CreationDate: made, ModDate: made },
    })
    this.doc.on('data', (part: Uint8Array) => this.parts.push(part))
  }

  /** Draws the brand's mark; `ground` is the colour inside its cut-out. */
  mark(x: number, y: number, size: number, colour: string, ground: string): void {
    const { solid, line } = this.look.mark
    this.doc
      .save()
      .translate(x, y)
      .scale(size / 48)
    this.doc.path(solid).fill(colour)
    this.doc.path(line).lineWidth(2.5).lineCap('round').stroke(ground).restore()
  }

  /** Draws mark and name side by side, 48 units high at scale 1. */
  logo(x: number, y: number, scale: number, colour: string, ground: string): void {
    this.mark(x, y, 48 * scale, colour, ground)
    for (const { words, letters, size, x: dx, y: dy } of logoLines(this.look)) {
      this.doc
        .save()
        .translate(x + dx * scale, y + dy * scale)
        .scale(scale)
        .fillColor(colour)
      if (letters) this.doc.path(letters.d).fill()
      else
        this.doc.font('Helvetica-Bold').fontSize(size).text(words, 0, 0, { baseline: 'alphabetic', lineBreak: false })
      this.doc.restore()
    }
  }

  /** Adds a cover page in the brand's colour. */
  cover(kicker: string, heading: string, intro: string): void {
    this.doc.addPage()
    this.page += 1
    const { colour, soft } = this.look
    this.doc.rect(0, 0, A4.width, A4.height).fill(soft)
    this.doc
      .path(`M0 560C120 500 240 520 340 560S520 640 ${A4.width} 570V${A4.height}H0Z`)
      .fillOpacity(0.35)
      .fill(colour)
    this.doc
      .path(`M0 640C150 580 260 650 380 640S540 600 ${A4.width} 650V${A4.height}H0Z`)
      .fillOpacity(0.6)
      .fill(colour)
    this.doc.path(`M0 742C140 690 300 740 420 724S560 716 ${A4.width} 740V${A4.height}H0Z`).fillOpacity(1).fill(colour)
    this.doc.circle(430, 478, 46).fillOpacity(0.7).fill('#fffaf0').fillOpacity(1)
    this.logo(MARGIN, 64, 1, colour, soft)
    this.doc
      .font('Helvetica')
      .fontSize(11)
      .fillColor(colour)
      .text(kicker.toUpperCase(), MARGIN, 196, { characterSpacing: 2.2 })
    this.doc
      .font('Times-Roman')
      .fontSize(40)
      .fillColor(INK)
      .text(heading, MARGIN, 222, { width: WIDTH - 30, lineGap: 2 })
    this.doc
      .font('Helvetica')
      .fontSize(13)
      .fillColor(QUIET)
      .text(intro, MARGIN, this.doc.y + 16, { width: 340, lineGap: 5 })
    this.doc
      .font('Helvetica')
      .fontSize(11)
      .fillColor('#ffffff')
      .text(`Client Care ${clientCarePhone(this.brand.phoneWork)}    ${this.brand.email}`, MARGIN, 792, {
        width: WIDTH,
        lineBreak: false,
      })
  }

  /** Adds a page with a heading. */
  open(heading: string, lead = ''): void {
    this.doc.addPage()
    this.page += 1
    if (this.options.footed ?? true) this.footer()
    this.mark(MARGIN, 52, 26, this.look.colour, '#ffffff')
    this.doc
      .font('Helvetica')
      .fontSize(9)
      .fillColor(QUIET)
      .text(this.title, MARGIN + 36, 61, { lineBreak: false })
    this.doc.font('Times-Roman').fontSize(27).fillColor(this.look.colour).text(heading, MARGIN, 108, { width: WIDTH })
    if (lead)
      this.doc
        .font('Times-Italic')
        .fontSize(14.5)
        .fillColor(QUIET)
        .text(lead, MARGIN, this.doc.y + 8, { width: WIDTH - 40, lineGap: 4 })
    this.doc.y += 20
  }

  private footer(): void {
    const { doc, look, brand } = this
    doc
      .moveTo(MARGIN, 780)
      .lineTo(A4.width - MARGIN, 780)
      .lineWidth(0.7)
      .stroke(look.soft)
    doc
      .font('Helvetica')
      .fontSize(9)
      .fillColor(QUIET)
      .text(`${brand.name}    Client Care ${clientCarePhone(brand.phoneWork)}    ${brand.email}`, MARGIN, 792, {
        lineBreak: false,
      })
      .text(String(this.page), MARGIN, 792, { width: WIDTH, align: 'right', lineBreak: false })
  }

  heading(words: string): void {
    this.doc
      .font('Helvetica-Bold')
      .fontSize(13)
      .fillColor(INK)
      .text(words, MARGIN, this.doc.y + 8, { width: WIDTH })
    this.doc.y += 5
  }

  paragraph(words: string, width = 430): void {
    this.doc.font('Helvetica').fontSize(11.5).fillColor(INK).text(words, MARGIN, this.doc.y, { width, lineGap: 4.5 })
    this.doc.y += 9
  }

  bullets(items: readonly string[]): void {
    for (const item of items) {
      const top = this.doc.y
      this.doc.circle(MARGIN + 4, top + 5.5, 2.2).fill(this.look.colour)
      this.doc
        .font('Helvetica')
        .fontSize(11.5)
        .fillColor(INK)
        .text(item, MARGIN + 18, top, { width: 418, lineGap: 4 })
      this.doc.y += 5
    }
    this.doc.y += 5
  }

  /** Draws a tinted box with text; returns the y of its bottom edge. */
  callout(heading: string, lines: readonly string[]): void {
    const top = this.doc.y + 6
    const body = lines.join('\n')
    const height =
      this.doc
        .font('Helvetica')
        .fontSize(11)
        .heightOfString(body, { width: WIDTH - 44, lineGap: 4.5 }) + 56
    this.doc.roundedRect(MARGIN, top, WIDTH, height, 8).fill(this.look.soft)
    this.doc
      .font('Helvetica-Bold')
      .fontSize(12)
      .fillColor(this.look.colour)
      .text(heading, MARGIN + 22, top + 18, { width: WIDTH - 44 })
    this.doc
      .font('Helvetica')
      .fontSize(11)
      .fillColor(INK)
      .text(body, MARGIN + 22, top + 38, { width: WIDTH - 44, lineGap: 4.5 })
    this.doc.y = top + height + 14
  }

  /** The PDF's bytes. */
  finish(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.doc.on('error', reject)
      this.doc.on('end', () => resolve(new Uint8Array(Buffer.concat(this.parts))))
      this.doc.end()
    })
  }
}
