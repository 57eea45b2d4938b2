import { amountText, lineDetails } from '@portal/booking-ui'
import { TOTAL_LABEL, formatMoney, orderLines, orderTotal } from '@portal/domain'
import type { Order } from '@portal/domain'
import { plaquesUnder } from '@portal/domain-bundled/package-plaques'
import { withTimeLimit } from '@portal/domain-bundled/time-limit'
import type { SummarySection } from './summary'

/** Width of the picture in px, whatever the window. */
const WIDTH = 800
const MAX_BYTES = 2_000_000
/** Sharpest first; a long booking is drawn smaller until it fits the limit. */
const SCALES = [1.5, 1, 0.6]
const LONGEST_MS = 10_000

const loadHtml2canvas = () => import(/* webpackChunkName: "html2canvas" */ 'html2canvas')

/**
 * Leaves out unloaded images, which could block the copy forever, and style elements, which the CSP refuses. Their
 * rules are in style sheets too.
 */
const isLeftOut = (element: Element) =>
  element instanceof HTMLStyleElement || (element instanceof HTMLImageElement && !element.complete)

/** Loads the library while the user reads, so that losing the connection on Submit costs no picture. */
export function preloadCapture(): void {
  void loadHtml2canvas().catch(() => undefined)
}

/** A picture of the summary as a PNG data URL of at most 2 MB, in the light theme at fixed width [WIZ-111]. */
export async function captureSummary(element: HTMLElement): Promise<string> {
  const { default: html2canvas } = await loadHtml2canvas()
  for (const scale of SCALES) {
    const drawing = html2canvas(element, {
      scale,
      windowWidth: WIDTH,
      backgroundColor: '#ffffff',
      logging: false,
      ignoreElements: isLeftOut,
      onclone: (clone, copy) => {
        clone.documentElement.dataset.capture = ''
        copy.style.width = `${WIDTH}px`
        copy.style.padding = '24px'
      },
    })
    const canvas = await withTimeLimit(drawing, LONGEST_MS, 'The picture took too long')
    const picture = canvas.toDataURL('image/png')
    if (byteLength(picture) <= MAX_BYTES) return picture
  }
  throw new Error('The picture of the summary is too large')
}

/** Byte length of a base64 data URL: four characters carry three bytes. */
export function byteLength(dataUrl: string): number {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1)
  return Math.floor((base64.replace(/=+$/, '').length * 3) / 4)
}

const LINE_HEIGHT = 22
const MARGIN = 24
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
