/** One decimal is finer than a pixel and keeps the files small. */
export const round = (value: number): string => String(Math.round(value * 10) / 10)

type Attributes = Readonly<Record<string, string | number | undefined>>
type Stop = readonly [offset: number, colour: string, opacity?: number]

const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${typeof value === 'number' ? round(value) : value}"`))
    .join('')

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

export const element = (name: string, attributes: Attributes, ...children: readonly string[]): string =>
  children.length === 0
    ? `<${name}${attributesText(attributes)}/>`
    : `<${name}${attributesText(attributes)}>${children.join('')}</${name}>`

export const path = (d: string, fill: string, more: Attributes = {}): string => element('path', { d, fill, ...more })
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more })
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => element('rect', { x, y, width, height, fill, ...more })
export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, children.join(''))
export const move = (x: number, y: number, scale = 1, rotate = 0): string =>
  `translate(${round(x)} ${round(y)})${rotate ? ` rotate(${round(rotate)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`
export const text = (words: string, x: number, y: number, size: number, fill: string, more: Attributes = {}): string =>
  element('text', { x, y, 'font-size': size, fill, 'text-anchor': 'middle', ...more }, escapeText(words))

export const SANS = "'Source Sans 3','Segoe UI','Helvetica Neue',Arial,sans-serif"

/** Collects the gradients, clips and blurs of a picture. */
export class Canvas {
  private readonly defs: string[] = []
  private readonly known = new Map<string, string>()

  constructor(
    readonly width = 600,
    readonly height = 600,
  ) {}

  /** Adds a definition once; returns its id. */
  private define(make: (id: string) => string): string {
    const key = make('')
    const id = this.known.get(key) ?? `d${this.known.size}`
    if (!this.known.has(key)) this.defs.push(make(id))
    this.known.set(key, id)
    return id
  }

  private stops(stops: readonly Stop[]): string {
    return stops
      .map(([offset, colour, opacity]) =>
        element('stop', {
          offset: `${Math.round(offset * 100)}%`,
          'stop-color': colour,
          'stop-opacity': opacity === undefined ? undefined : String(opacity),
        }),
      )
      .join('')
  }

  /** Linear gradient from left to right, rotated by `degrees`. */
  linear(stops: readonly Stop[], degrees = 0): string {
    const angle = (degrees * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle) / 2, Math.sin(angle) / 2]
    const percent = (value: number): string => `${Math.round((0.5 + value) * 100)}%`
    return `url(#${this.define((id) =>
      element(
        'linearGradient',
        {
          id,
          x1: percent(-dx),
          y1: percent(-dy),
          x2: percent(dx),
          y2: percent(dy),
        },
        this.stops(stops),
      ),
    )})`
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return `url(#${this.define((id) => element('radialGradient', { id, cx: String(cx), cy: String(cy), r: String(r) }, this.stops(stops)))})`
  }

  clip(d: string): string {
    return `url(#${this.define((id) => element('clipPath', { id }, element('path', { d })))})`
  }

  blur(deviation: number): string {
    return `url(#${this.define((id) =>
      element(
        'filter',
        {
          id,
          x: '-40%',
          y: '-40%',
          width: '180%',
          height: '180%',
        },
        element('feGaussianBlur', { stdDeviation: deviation }),
      ),
    )})`
  }

  svg(title: string, ...body: readonly string[]): string {
    return element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${this.width} ${this.height}`,
        role: 'img',
        'aria-label': escapeText(title).replace(/"/g, '&quot;'),
      },
      element('defs', {}, ...this.defs, ''),
      ...body,
    )
  }
}
