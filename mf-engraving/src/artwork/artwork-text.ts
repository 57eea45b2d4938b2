import { PLAQUE_TEXTS } from '@portal/domain/plaque'
import type { EngravedWords } from '@portal/domain/plaque'
import type { EngravingRecord } from '@portal/domain'
import { TEXT_LABELS } from './text-labels'

/** Title of the section with actual size and preview [OPEN-150, OPEN-152]. */
export const IN_SIZE = 'Size and preview'

/** The engraved texts, line by line, without empty lines. */
export function engravedTexts({ words, ...record }: EngravingRecord): { label: string; value: string }[] {
  const texts =
    words?.flatMap((item) => linesOf(item, words.length > 1)) ??
    PLAQUE_TEXTS.map((field) => ({ label: TEXT_LABELS[field], value: record[field].text }))
  return texts.filter(({ value }) => value !== '')
}

/** Lines of an item's words; several items of a line are named. */
function linesOf({ product, text }: EngravedWords, isNamed: boolean) {
  const lines = text.split('\n')
  return lines.map((value, at) => {
    const line = lines.length > 1 ? `Line ${at + 1}` : 'Words'
    return { label: isNamed ? `${product}: ${line.toLowerCase()}` : line, value }
  })
}

/** The content of an artwork, row by row, without empty rows. */
export function artworkRows(record: EngravingRecord): { label: string; value: string }[] {
  return [...engravedTexts(record), ...pictureRows(record)]
}

/** Icon and photo of an artwork, row by row, without empty rows. */
export function pictureRows(record: EngravingRecord): { label: string; value: string }[] {
  const hasIcon = record.icon !== null && record.icon !== 'None'
  const icon = hasIcon ? `${record.icon}, on the ${record.iconPlacement.toLowerCase()}` : ''
  const hasPhoto = record.imageOptions.croppedAreaPixels !== null
  const rows = [
    { label: 'Icon', value: icon },
    { label: 'Photo', value: hasPhoto ? 'Yes' : '' },
  ]
  return rows.filter(({ value }) => value !== '')
}

/** Text alternative of the picture. */
export function artworkAlt(productName: string, record: EngravingRecord): string {
  const words = artworkRows(record).map(({ label, value }) => `${label.toLowerCase()}: ${value}`)
  return [productName, ...words].join('; ')
}
