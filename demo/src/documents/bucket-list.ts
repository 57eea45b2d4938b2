import { BRANDS } from '@portal/brand'
import type { DemoBrand } from '../types/practice'
import { INK, MARGIN, QUIET, Sheet, WIDTH } from './sheet'

function drawCheckboxes(sheet: Sheet, items: readonly string[]): void {
  const { doc, look } = sheet
  for (const item of items) {
    const top = doc.y
    doc.roundedRect(MARGIN, top, 15, 15, 3).lineWidth(1.2).stroke(look.colour)
    doc
      .font('Helvetica')
      .fontSize(12)
      .fillColor(INK)
      .text(item, MARGIN + 28, top + 2, { width: 400, lineGap: 3 })
    doc.y += 10
  }
  doc.y += 8
}

/** Draws empty lines to write on. */
function lines(sheet: Sheet, label: string, count: number): void {
  const { doc } = sheet
  doc.font('Times-Italic').fontSize(13).fillColor(QUIET).text(label, MARGIN, doc.y, { width: WIDTH })
  let y = doc.y + 24
  for (let index = 0; index < count; index += 1, y += 27)
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.6)
      .stroke('#c9c2b6')
  doc.y = y + 4
}

/** PDF of the Pet Bucket List [PRA-29]. */
export function bucketList(brand: DemoBrand): Promise<Uint8Array> {
  const sheet = new Sheet(brand, 'Pet Bucket List')
  sheet.cover(
    'For you and your pet',
    'Good days, still to come',
    'A list for the time you have together. Choose what suits your pet today, and leave the rest.',
  )

  sheet.open(
    'Before you begin',
    'An old or ill pet needs less than we think: comfort, company, and something that smells interesting.',
  )
  sheet.paragraph(
    'Ask your vet what your pet can manage, and about pain relief on the days you have plans. Stop while it is still pleasant. A list is a reason to be together and not a list of duties.',
  )
  sheet.heading('At home')
  drawCheckboxes(sheet, [
    'A whole afternoon on the good couch',
    'A favourite dinner, warmed a little so that it smells',
    'A new blanket in the old place',
    'An hour of brushing, as slowly as your pet likes',
    'A visit from the person they always ran to',
    'A nap in the sun, side by side',
  ])
  sheet.heading('Out and about')
  drawCheckboxes(sheet, [
    'The usual walk, half as long and twice as slow',
    BRANDS[brand.code].nearby.outing,
    'A drive with the window down a little',
    'Grass to lie in, with nowhere to go',
    'One piece of the ice cream',
  ])

  sheet.open('To remember', 'Some things are easier to make now than later.')
  drawCheckboxes(sheet, [
    'Photographs of the ears, the paws and the way they sleep',
    'A short film with the sound on: the bark, the purr, the tail on the floor',
    'A paw print in ink or clay',
    'A little fur, tied with a thread',
    'A picture of everybody together',
    'The story of how you met, written down',
  ])
  lines(sheet, 'What I never want to forget about you', 3)
  sheet.doc.y += 6
  lines(sheet, 'Our own wishes', 3)
  sheet.callout('When the day comes', [
    'Ask for the first or the last appointment, when the clinic is quiet.',
    'Think about who should be there, and whether the vet may come to your home.',
    'Decide about cremation beforehand if you can. Your clinic books it for you, and there is time to choose everything else.',
  ])
  return sheet.finish()
}
