import { clientCarePhone } from '@portal/domain'
import type { DemoBrand } from '../types/practice'
import { INK, MARGIN, QUIET, Sheet, WIDTH } from './sheet'

interface TaggingStep {
  title: string
  body: string
}

const STEPS: readonly TaggingStep[] = [
  {
    title: 'Book first',
    body: 'Make the booking in the portal before the pet is placed in the care bag. The Booking ID on the confirmation is the number that stays with the pet until the ashes are home.',
  },
  {
    title: 'Choose the card',
    body: 'Private, communal or hold: one card for each pet. If the family has not decided, use Hold. We wait, and nothing happens until the card is changed.',
  },
  {
    title: 'Write clearly',
    body: 'Booking ID, pet name and family name in capital letters with the waterproof pen. Name every belonging that stays with the pet: collar, blanket, letter, toy.',
  },
  {
    title: 'Fasten twice',
    body: 'Tie the tag loosely around a hind leg, and fasten the card to the outside of the care bag. Two people read the number aloud, one from the pet and one from the screen.',
  },
  {
    title: 'Photograph and rest',
    body: 'Take one photograph of the tag. Then lay the pet on its side in the cool room, head supported, and enter the time. Our driver compares the number again when collecting.',
  },
]

function drawStep(sheet: Sheet, number: number, { title, body }: TaggingStep): void {
  const { doc, look } = sheet
  const top = doc.y
  doc.circle(MARGIN + 20, top + 20, 20).fill(look.colour)
  doc
    .font('Times-Roman')
    .fontSize(22)
    .fillColor('#ffffff')
    .text(String(number), MARGIN, top + 10, { width: 40, align: 'center', lineBreak: false })
  doc
    .font('Helvetica-Bold')
    .fontSize(14)
    .fillColor(INK)
    .text(title, MARGIN + 60, top + 2, { width: WIDTH - 60 })
  doc
    .font('Helvetica')
    .fontSize(11.5)
    .fillColor(INK)
    .text(body, MARGIN + 60, doc.y + 5, { width: WIDTH - 78, lineGap: 4.5 })
  doc.y += 22
}

const CARDS = [
  { title: 'PRIVATE', says: 'Cremated alone.\nAshes are returned, or\nscattered in our garden.', dots: 0 },
  { title: 'COMMUNAL', says: 'Cremated with others.\nNo ashes are returned;\na keepsake may be.', dots: 1 },
  { title: 'HOLD', says: 'The family decides later.\nWe wait for your call.', dots: 2 },
] as const

function drawCards(sheet: Sheet): void {
  const { doc, look } = sheet
  const [top, width, height] = [doc.y + 4, (WIDTH - 32) / 3, 178]
  CARDS.forEach(({ title, says, dots }, index) => {
    const x = MARGIN + index * (width + 16)
    const tone = dots === 2 ? '#8a6a2b' : look.colour
    doc
      .path(`M${x} ${top + 22}L${x + 22} ${top}H${x + width - 22}L${x + width} ${top + 22}V${top + height}H${x}Z`)
      .fillAndStroke('#fdfbf6', tone)
    doc
      .path(`M${x} ${top + 22}L${x + 22} ${top}H${x + width - 22}L${x + width} ${top + 22}V${top + 70}H${x}Z`)
      .fillOpacity(dots === 1 ? 0.78 : 1)
      .fill(tone)
      .fillOpacity(1)
    doc.circle(x + width / 2, top + 15, 5).fill('#ffffff')
    if (dots > 0) {
      for (let at = 10; at < width - 6; at += 12) {
        if (dots === 1) doc.circle(x + at, top + 62, 1.8).fill('#ffffff')
        else
          doc
            .moveTo(x + at, top + 65)
            .lineTo(x + at + 6, top + 59)
            .lineWidth(1.8)
            .stroke('#ffffff')
      }
    }
    doc
      .font('Helvetica-Bold')
      .fontSize(14)
      .fillColor('#ffffff')
      .text(title, x, top + 32, { width, align: 'center', characterSpacing: 1.5, lineBreak: false })
    doc
      .font('Helvetica')
      .fontSize(10.5)
      .fillColor(INK)
      .text(says, x + 10, top + 88, { width: width - 20, align: 'center', lineGap: 3.5 })
    doc
      .moveTo(x + 16, top + height - 22)
      .lineTo(x + width - 16, top + height - 22)
      .lineWidth(0.7)
      .stroke('#c9c2b6')
    doc
      .font('Helvetica')
      .fontSize(8.5)
      .fillColor(QUIET)
      .text('Booking ID', x + 16, top + height - 17, { lineBreak: false })
  })
  doc.y = top + height + 26
}

/** PDF of the tagging guide: five steps, with the tag cards after the second [PRA-34, PRA-35]. */
export function taggingGuide(brand: DemoBrand): Promise<Uint8Array> {
  const sheet = new Sheet(brand, 'Tagging Guide')
  sheet.cover(
    'For the clinic team',
    'Tagging guide',
    'Five steps so that every pet is known by name and number, from your treatment room to the way home.',
  )
  sheet.open('Five steps: one to four', 'One pet, one number, read aloud by two people.')
  STEPS.slice(0, 2).forEach((entry, index) => drawStep(sheet, index + 1, entry))
  drawCards(sheet)
  STEPS.slice(2, 4).forEach((entry, index) => drawStep(sheet, index + 3, entry))
  sheet.open('TaggingStep five, and what to do when', 'Questions are welcome at any hour we are open.')
  STEPS.slice(4).forEach((entry) => drawStep(sheet, 5, entry))
  sheet.heading('When something is not as it should be')
  sheet.bullets([
    'The tag has come off: do not guess. Leave the pet where it is and call us.',
    'The family changes its mind: call before collection, then exchange the card.',
    'A stray or a wild animal: communal card, "stray" or "wildlife" in place of the family name.',
    'A pet over 45 kg: use the transfer carrier, with two people.',
    'Infectious disease: write it on the card and tell the driver.',
  ])
  sheet.callout('Client Care', [
    `${clientCarePhone(brand.phoneWork)}, every day from eight to six`,
    brand.email,
    'Tags, cards and care bags: order them in the portal under Vet Supply Order.',
  ])
  return sheet.finish()
}
