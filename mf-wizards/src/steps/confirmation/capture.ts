import { withTimeLimit } from '@portal/domain/time-limit'

/** Width of the picture in px, whatever the window. */
const WIDTH = 800
const MAX_BYTES = 2_000_000
/** Sharp first; a long booking is drawn smaller until it fits. */
const SCALES = [1.5, 1, 0.6]
const LONGEST_MS = 10_000

const loadHtml2canvas = () => import(/* webpackChunkName: "html2canvas" */ 'html2canvas')

/**
 * A picture that has not come may never: the copy of the page would wait for it. Of style elements the policy would
 * refuse a copy, and all that they hold stands in style sheets too.
 */
const isLeftOut = (element: Element) =>
  element instanceof HTMLStyleElement || (element instanceof HTMLImageElement && !element.complete)

/** Fetches the library while the user reads, so that a line lost on Submit costs no picture. */
export function preloadCapture(): void {
  void loadHtml2canvas().catch(() => undefined)
}

/** A picture of the summary as a PNG data URL of at most 2 MB: light theme, fixed width [WIZ-111]. */
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

/** Bytes in a base64 data URL: four characters carry three. */
export function byteLength(dataUrl: string): number {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1)
  return Math.floor((base64.replace(/=+$/, '').length * 3) / 4)
}
