import { amountText, lineDetails } from '@portal/booking-ui'
import { TOTAL_LABEL, formatMoney, orderLines, orderTotal } from '@portal/domain'
import type { Order } from '@portal/domain'
import { plaquesUnder } from '@portal/domain-bundled/package-plaques'
import type { SummarySection } from './summary'

const LINE_HEIGHT = 22
const MARGIN = 24
const WIDTH = 800
const CHARACTERS = 88

/** The summary as lines of text, for the picture when the screen can't be drawn [OPEN-49]. */
export function summaryText(sections: readonly SummarySection[], order: Order, withPrices: boolean): string[] {
  const facts = sections.flatMap(({ title, facts }) => [
    title.toUpperCase(),
    ...facts.map(({ label, value }) => `${label}: ${value || 'Not given'}`),
    '',
  ])
  const items = orderLines(order).flatMap((line) => [
    `${line.quantity} x ${line.name}${withPrices ? `: ${amountText(line.amount)}` : ''}`,
    ...lineDetails(line, line.line ? plaquesUnder(line.line, order.lines) : []).map(
      ({ text, isOfContent }) => `${isOfContent ? '      ' : '   '}${text}`,
    ),
  ])
  const total = withPrices ? [`${TOTAL_LABEL}: ${formatMoney(orderTotal(order))}`] : []
  return [...facts, 'ITEMS', ...items, ...total].flatMap(wrapped)
}

/** Draws the lines black on white; null without a canvas. */
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

/** Wraps a line at spaces; cuts a longer word. */
function wrapped(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.match(new RegExp(`.{1,${CHARACTERS}}(\\s|$)|.{${CHARACTERS}}`, 'g')) ?? [''])
}
