import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hasDimensions, hasPhoto } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { layoutPlaque, loadOutlines, plaqueSvg, productSvg } from '@portal/plaque'
import { PLAQUES, designOf, photoOf } from './plaque-pictures'

const FOLDER = path.join(import.meta.dirname, '../../pictures/products')
const COLORS = ['Silver', 'Brass', 'Copper', 'Rose Gold', 'Graphite', 'White']
/** Each shape, as large as a plaque of its kind: the last is of no plaque of the demo. */
const SHAPES: readonly Pick<PlaqueConfigEntry, 'Shape' | 'Ratios' | 'Dimensions' | 'PhotoSize'>[] = [
  { Shape: 'Rectangle', Ratios: '3:2', Dimensions: '9 x 6', PhotoSize: '3.75 x 5' },
  { Shape: 'Oval', Ratios: '4:3', Dimensions: '8 x 6', PhotoSize: '3 x 3' },
  { Shape: 'Bar', Ratios: '4:1', Dimensions: '8 x 2', PhotoSize: '0' },
  { Shape: 'Square', Ratios: '1:1', Dimensions: '6 x 6', PhotoSize: '4 x 4' },
  { Shape: 'Heart', Ratios: '1:1', Dimensions: '6 x 6', PhotoSize: '0' },
]

interface Cell {
  readonly title: string
  readonly svg: string
}

const figure = ({ title, svg }: Cell) => `<figure>${svg}<figcaption>${title}</figcaption></figure>`
const row = (title: string, cells: readonly Cell[]) =>
  `<h2>${title}</h2><div class="row">${cells.map(figure).join('')}</div>`

async function drawn(entry: PlaqueConfigEntry): Promise<{ proof: string; thing: string }> {
  const design = {
    ...designOf(entry),
    hasPhoto: hasPhoto(entry),
    icon: hasDimensions(entry) ? designOf(entry).icon : ('None' as const),
  }
  const layout = layoutPlaque(entry, design, await loadOutlines([design.petName.font]))
  const photoHref = await photoOf(layout)
  const photo = photoHref === undefined ? {} : { photoHref }
  return { proof: plaqueSvg(layout, photo), thing: productSvg(layout, photo) }
}

/** A page with the proof, the plaque as a thing and the catalogue's picture of each plaque, then every shape in every metal. */
export async function plaqueSheet(): Promise<string> {
  const sold = await Promise.all(
    PLAQUES.map(async (entry) => {
      const { proof, thing } = await drawn(entry)
      const kept = readFileSync(path.join(FOLDER, `${entry.SugarID}.svg`)).toString('base64')
      return row(`${entry.Product}: ${entry.Shape}, ${entry.Color}`, [
        { title: 'what is engraved', svg: proof },
        { title: 'on the product', svg: thing },
        { title: 'in the catalogue', svg: `<img alt="" src="data:image/svg+xml;base64,${kept}">` },
      ])
    }),
  )
  const [first] = PLAQUES
  const shapes = await Promise.all(
    SHAPES.map(async (shape) =>
      row(
        shape.Shape,
        await Promise.all(
          COLORS.map(async (Color) => ({
            title: Color,
            svg: first ? (await drawn({ ...first, ...shape, Color })).thing : '',
          })),
        ),
      ),
    ),
  )
  return page([...sold, ...shapes].join(''))
}

const page = (body: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Plaques</title>
<meta name="viewport" content="width=device-width"><style>
body { margin: 1rem; font: 14px sans-serif; background: #f6f4f0 }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr)); gap: 1rem; align-items: center; max-width: 1200px }
figure { margin: 0 } svg, img { display: block; width: 100%; max-height: 340px } h2 { font-size: 16px }
</style>${body}</html>`
