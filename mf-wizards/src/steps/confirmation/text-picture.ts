import type { PriceSummary } from './price-lines'
import type { SummarySection } from './summary'

const LINE_HEIGHT = 22
const MARGIN = 24
const WIDTH = 800
const CHARACTERS = 88

/** The summary as plain lines: what the picture shows when the screen itself cannot be drawn [OPEN-49]. */
export function summaryText(sections: readonly SummarySection[], prices: PriceSummary): string[] {
  const facts = sections.flatMap(({ title, facts }) => [
    title.toUpperCase(),
    ...facts.map(({ label, value }) => `${label}: ${value || 'Not given'}`),
    '',
  ])
  const items = prices.lines.flatMap(({ name, quantity, amount, details }) => [
    `${quantity} x ${name}${amount === null ? '' : `: ${amount}`}`,
    ...details.map((detail) => `   ${detail}`),
  ])
  const total = prices.total ? [`${prices.total.label}: ${prices.total.amount}`] : []
  return [...facts, 'ITEMS', ...items, ...total].flatMap(wrapped)
}

/** The lines drawn as black on white; null where there is no canvas. */
export function textPicture(lines: readonly string[]): string | null {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = MARGIN * 2 + lines.length * LINE_HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#1f2629'
  pen.font = '16px Arial, sans-serif'
  pen.textBaseline = 'top'
  lines.forEach((line, index) => pen.fillText(line, MARGIN, MARGIN + index * LINE_HEIGHT))
  return canvas.toDataURL('image/png')
}

/** Breaks a long line at spaces; a longer word is cut. */
function wrapped(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.match(new RegExp(`.{1,${CHARACTERS}}(\\s|$)|.{${CHARACTERS}}`, 'g')) ?? [''])
}
