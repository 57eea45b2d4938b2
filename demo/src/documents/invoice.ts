import {
  TOTAL_LABEL,
  clientCarePhone,
  costOf,
  formatLongDate,
  formatMoney,
  gstOf,
  timeZoneOf,
  withoutGst,
} from '@portal/domain'
import { TERMS_DAYS } from '../invoices'
import type { DemoBrand, DemoInvoice, DemoPractice } from '../types/practice'
import { INK, MARGIN, QUIET, Sheet, WIDTH } from './sheet'

/** Left edges of the columns: description, quantity, unit price, amount. */
const COLUMN_X = [0, 268, 330, 396] as const

function row(sheet: Sheet, y: number, cells: readonly [string, string, string, string], bold = false): void {
  const { doc } = sheet
  doc
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(bold ? 9 : 10.5)
    .fillColor(bold ? QUIET : INK)
  cells.forEach((cell, index) => {
    const left = COLUMN_X[index] ?? 0
    const next = COLUMN_X[index + 1]
    const right = index === 0 ? 250 : next === undefined ? WIDTH : next - 6
    doc.text(cell, MARGIN + left, y, {
      width: right - left,
      align: index === 0 ? 'left' : 'right',
      ...(index === 0 ? { lineGap: 2 } : { lineBreak: false }),
    })
  })
}

function head(sheet: Sheet, invoice: DemoInvoice, practice: DemoPractice): void {
  const { doc, brand, look } = sheet
  doc.addPage()
  sheet.logo(MARGIN, 58, 0.86, look.colour, '#ffffff')
  doc
    .font('Helvetica')
    .fontSize(9)
    .fillColor(QUIET)
    .text(`${brand.name}\nABN 12 345 678 901\n${clientCarePhone(brand.phoneWork)}\n${brand.email}`, MARGIN, 60, {
      width: WIDTH,
      align: 'right',
      lineGap: 3,
    })
  doc
    .font('Times-Roman')
    .fontSize(30)
    .fillColor(INK)
    .text(invoice.type === 'Invoice' ? 'Tax invoice' : 'Credit note', MARGIN, 150)
  const { street, city, state, postalcode } = practice.office
  doc.font('Helvetica-Bold').fontSize(9).fillColor(QUIET).text('TO', MARGIN, 206, { characterSpacing: 1 })
  doc
    .font('Helvetica')
    .fontSize(11)
    .fillColor(INK)
    .text(`${practice.name}\n${street}\n${city} ${state} ${postalcode}`, MARGIN, 222, { lineGap: 3.5 })
  const zone = timeZoneOf(state)
  const facts = [
    ['Number', invoice.number],
    ['Date', formatLongDate(invoice.date, zone)],
    ...(invoice.dueDate ? [['Due', formatLongDate(invoice.dueDate, zone)]] : []),
    ['Status', invoice.status],
  ]
  facts.forEach(([label = '', value = ''], index) => {
    doc
      .font('Helvetica')
      .fontSize(10.5)
      .fillColor(QUIET)
      .text(label, MARGIN + 270, 206 + index * 18, { lineBreak: false })
    doc
      .fillColor(INK)
      .text(value, MARGIN + 330, 206 + index * 18, { width: WIDTH - 330, align: 'right', lineBreak: false })
  })
}

function totals(sheet: Sheet, invoice: DemoInvoice, top: number): void {
  const { doc, look } = sheet
  const lines = [
    ['Subtotal, excluding GST', formatMoney(withoutGst(invoice.total))],
    ['GST (10%)', formatMoney(gstOf(invoice.total))],
  ]
  lines.forEach(([label = '', value = ''], index) => {
    doc
      .font('Helvetica')
      .fontSize(10.5)
      .fillColor(QUIET)
      .text(label, MARGIN + 230, top + index * 20, { lineBreak: false })
    doc
      .fillColor(INK)
      .text(value, MARGIN + 380, top + index * 20, { width: WIDTH - 380, align: 'right', lineBreak: false })
  })
  doc.roundedRect(MARGIN + 214, top + 46, WIDTH - 214, 38, 6).fill(look.soft)
  doc
    .font('Helvetica-Bold')
    .fontSize(12.5)
    .fillColor(look.colour)
    .text(TOTAL_LABEL, MARGIN + 230, top + 59, { lineBreak: false })
    .text(formatMoney(invoice.total), MARGIN + 340, top + 59, {
      width: WIDTH - 352,
      align: 'right',
      lineBreak: false,
    })
}

/** The PDF of an invoice or credit note; prices include GST. */
export function invoicePdf(invoice: DemoInvoice, practice: DemoPractice, brand: DemoBrand): Promise<Uint8Array> {
  const sheet = new Sheet(brand, `${invoice.type} ${invoice.number}`, { footed: false, made: invoice.date })
  const { doc, look } = sheet
  head(sheet, invoice, practice)
  let y = 318
  row(sheet, y, ['DESCRIPTION', 'QTY', 'PRICE', 'AMOUNT'], true)
  doc
    .moveTo(MARGIN, y + 17)
    .lineTo(MARGIN + WIDTH, y + 17)
    .lineWidth(1.4)
    .stroke(look.colour)
  y += 28
  for (const { description, quantity, unitPrice } of invoice.lines) {
    row(sheet, y, [description, String(quantity), formatMoney(unitPrice), formatMoney(costOf(unitPrice, quantity))])
    doc
      .moveTo(MARGIN, y + 21)
      .lineTo(MARGIN + WIDTH, y + 21)
      .lineWidth(0.5)
      .stroke('#ddd7cc')
    y += 30
  }
  totals(sheet, invoice, y + 8)
  doc
    .font('Helvetica')
    .fontSize(9.5)
    .fillColor(QUIET)
    .text(
      invoice.type === 'Invoice'
        ? `Please pay within ${TERMS_DAYS} days to ${brand.name}, BSB 000-000, account 1234 5678, with the number ${invoice.number} as reference.`
        : 'This amount is set off against your next invoices.',
      MARGIN,
      742,
      { width: 380, lineGap: 3 },
    )
  doc
    .moveTo(MARGIN, 780)
    .lineTo(MARGIN + WIDTH, 780)
    .lineWidth(0.7)
    .stroke(look.soft)
  doc
    .font('Helvetica')
    .fontSize(9)
    .fillColor(QUIET)
    .text(`Questions about this document: Client Care ${clientCarePhone(brand.phoneWork)}`, MARGIN, 792, {
      lineBreak: false,
    })
  return sheet.finish()
}
