import { trimmed } from '@portal/domain'
import { notEngravable } from '@portal/domain-bundled/not-engravable'
import { stageSize, textsOf } from '@portal/domain/plaque'
import type { PlaqueConfigEntry, PlaqueIcon, PlaqueText, Size } from '@portal/domain/plaque'
import { finishOf } from '../finish/finish'
import { ICON_BOX, ICON_PATHS } from '../icons/icons'
import type { Outlines } from '../outlines/outlines'
import { pathExtent } from '../path/bounds'
import type { LayoutInput } from './layout-input'
import type { Box, PlacedPath, PlacedText, PlaqueDesign, PlaqueLayout, PlaqueRefusal } from './layout'
import { ems, fitLines, inkOf, inkWidth } from './lines'
import type { FittedLine, Line } from './lines'
import { iconSide, placementsOf } from './places'
import type { Placements } from './places'
import { lineOf, placedLetters, startOf } from './placed-letters'
import { round } from './round'
import { ovalPath, shapeOf } from './shape'

const rounded = ({ x, y, width, height }: Box): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
})

/** The non-empty texts of these fields; throws when a font was not loaded. */
function linesOf(fields: readonly PlaqueText[], design: PlaqueDesign, outlines: Outlines): Line[] {
  return fields.flatMap((field) => {
    const line = lineOf(field, design[field], outlines)
    return line.letters.glyphs.length > 0 ? [line] : []
  })
}

function placedText(line: FittedLine, x: number): PlacedText {
  const { field, font, letters, requestedSize: input, size, condensed } = line
  const { top, bottom } = inkOf(line)
  const left = startOf(line, x) + letters.extent.left * ems(size) * condensed
  return {
    field,
    font,
    askedSize: input,
    size,
    condensed,
    ...placedLetters(line, x),
    bounds: rounded({ x: left, y: top, width: widthOf(line), height: bottom - top }),
  }
}

const widthOf = (line: FittedLine) => inkWidth(line) * ems(line.size) * line.condensed

interface IconSize extends Size {
  readonly name: Exclude<PlaqueIcon, 'None'>
  readonly scale: number
}

function iconOf({ icon }: PlaqueDesign, side: number): IconSize | null {
  if (icon === 'None' || side === 0) return null
  const { left, top, right, bottom } = pathExtent(ICON_PATHS[icon])
  const scale = side / ICON_BOX
  return { name: icon, scale, width: (right - left) * scale, height: (bottom - top) * scale }
}

/** The icon beside the first line when there is a photo at the side, otherwise beside all lines. */
function placedIcon(
  icon: IconSize,
  { area, group }: Placements,
  lines: readonly FittedLine[],
  isLeft: boolean,
): PlaqueLayout['icon'] {
  const [first] = lines
  const words = area.beside && first ? widthOf(first) : Math.max(0, ...lines.map(widthOf))
  const total = icon.width + (words > 0 ? group.gap + words : 0)
  const x = isLeft ? group.x - total / 2 : group.x + total / 2 - icon.width
  const middle =
    area.beside && first ? first.baseline - (first.capital * ems(first.size)) / 2 : (area.top + area.bottom) / 2
  const bounds = { x, y: middle - icon.height / 2, width: icon.width, height: icon.height }
  const d = ICON_PATHS[icon.name]
  const { left, top } = pathExtent(d)
  const placed: PlacedPath = {
    d,
    x: round(x - left * icon.scale),
    y: round(bounds.y - top * icon.scale),
    scaleX: icon.scale,
    scaleY: icon.scale,
  }
  return { ...placed, bounds: rounded(bounds) }
}

/** Characters in these texts that can't be engraved. */
function unknownIn(fields: readonly PlaqueText[], design: PlaqueDesign): PlaqueRefusal[] {
  return fields.flatMap((field) => {
    const found = notEngravable(trimmed(design[field].text))
    return found.length > 0 ? [{ kind: 'noGlyph' as const, field, found }] : []
  })
}

/** Layout of a plaque. A refused text is not drawn at all, so that nobody approves half of it. */
export function layoutPlaque(entry: PlaqueConfigEntry, design: PlaqueDesign, outlines: Outlines): PlaqueLayout {
  const stage = stageSize(entry)
  const shape = shapeOf(entry, stage)
  const fields = textsOf(entry)
  const unknown = unknownIn(fields, design)
  const known = fields.filter((field) => unknown.every((refusal) => refusal.field !== field))
  const lines = linesOf(known, design, outlines)
  const icon = iconOf(design, iconSide(entry, stage))
  const input: LayoutInput = {
    entry,
    stage,
    shape,
    lines,
    icon,
    iconPlacement: design.iconPlacement,
    wantsPhoto: design.hasPhoto,
  }
  const places = placementsOf(input)
  const { fitted, refused } = fitLines(lines, places.area)
  const { area, photo } = places
  const isLeft = design.iconPlacement === 'Left'
  const besideFirst = ((area.beside?.width ?? 0) / 2) * (isLeft ? 1 : -1)
  return {
    stage,
    cut: shape.cut,
    outline: shape.outline,
    safeArea: shape.safeArea,
    finish: finishOf(entry.Color),
    isStraight: shape.isStraight,
    texts: fitted.map((line, index) => placedText(line, area.x + (index === 0 ? besideFirst : 0))),
    icon: icon && placedIcon(icon, places, fitted, isLeft),
    photo: photo && { box: rounded(photo), clip: shape.isRound ? ovalIn(photo) : null },
    refusals: [...unknown, ...refused.map((field) => ({ kind: 'doesNotFit' as const, field }))],
  }
}

const ovalIn = ({ x, y, width, height }: Box) => ovalPath(x, y, x + width, y + height)
