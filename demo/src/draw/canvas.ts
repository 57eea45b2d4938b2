/** Numbers in paths: one decimal is finer than a pixel and keeps the files small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

type Attributes = Readonly<Record<string, string | number | undefined>>
type Stop = readonly [offset: number, colour: string, opacity?: number]

const write = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${typeof value === 'number' ? n(value) : value}"`))
    .join('')

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** One element as text. */
export const el = (name: string, attributes: Attributes, ...children: readonly string[]): string =>
  children.length === 0
    ? `<${name}${write(attributes)}/>`
    : `<${name}${write(attributes)}>${children.join('')}</${name}>`

export const path = (d: string, fill: string, more: Attributes = {}): string => el('path', { d, fill, ...more })
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  el('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  el('ellipse', { cx, cy, rx, ry, fill, ...more })
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => el('rect', { x, y, width, height, fill, ...more })
export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  el('g', attributes, children.join(''))
export const move = (x: number, y: number, scale = 1, rotate = 0): string =>
  `translate(${n(x)} ${n(y)})${rotate ? ` rotate(${n(rotate)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`
export const text = (words: string, x: number, y: number, size: number, fill: string, more: Attributes = {}): string =>
  el('text', { x, y, 'font-size': size, fill, 'text-anchor': 'middle', ...more }, escapeText(words))

export const SANS = "'Source Sans 3','Segoe UI','Helvetica Neue',Arial,sans-serif"

/** Gathers gradients, clips and blurs while a picture is drawn. */
export class Canvas {
  private readonly defs: string[] = []
  private readonly known = new Map<string, string>()

  constructor(
    readonly width = 600,
    readonly height = 600,
  ) {}

  /** Adds a definition once and answers its id. */
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
        el('stop', {
          offset: `${Math.round(offset * 100)}%`,
          'stop-color': colour,
          'stop-opacity': opacity === undefined ? undefined : String(opacity),
        }),
      )
      .join('')
  }

  /** Fill from left to right, or turned by degrees. */
  linear(stops: readonly Stop[], degrees = 0): string {
    const angle = (degrees * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle) / 2, Math.sin(angle) / 2]
    const percent = (value: number): string => `${Math.round((0.5 + value) * 100)}%`
    return `url(#${this.define((id) =>
      el(
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
    return `url(#${this.define((id) => el('radialGradient', { id, cx: String(cx), cy: String(cy), r: String(r) }, this.stops(stops)))})`
  }

  clip(d: string): string {
    return `url(#${this.define((id) => el('clipPath', { id }, el('path', { d })))})`
  }

  blur(deviation: number): string {
    return `url(#${this.define((id) =>
      el(
        'filter',
        {
          id,
          x: '-40%',
          y: '-40%',
          width: '180%',
          height: '180%',
        },
        el('feGaussianBlur', { stdDeviation: deviation }),
      ),
    )})`
  }

  /** The whole file. */
  svg(title: string, ...body: readonly string[]): string {
    return el(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${this.width} ${this.height}`,
        role: 'img',
        'aria-label': escapeText(title).replace(/"/g, '&quot;'),
      },
      el('defs', {}, ...this.defs, ''),
      ...body,
    )
  }
}
