import { trimmed } from '@portal/domain'
import { notEngravable } from '@portal/domain-bundled/not-engravable'
import { stageSize, textsOf } from '@portal/domain/plaque'
import type { PlaqueConfigEntry, PlaqueIcon, PlaqueText, Size } from '@portal/domain/plaque'
import { finishOf } from '../finish/finish'
import { ICON_BOX, ICON_PATHS } from '../icons/icons'
import type { Outlines } from '../outlines/outlines'
import { pathExtent } from '../path/bounds'
import type { LayoutInput } from './layout-input'
import type { Box, PlacedText, PlaqueDesign, PlaqueLayout, PlaqueRefusal } from './layout'
import { fitLines } from './fit-lines'
import type { IconBeside } from './icon-beside'
import { ems, inkOf, middleOf, widthOf } from './lines'
import type { FittedLine, Line, TextArea } from './lines'
import { iconSide, placementsOf } from './places'
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

interface IconSize extends Size {
  readonly name: Exclude<PlaqueIcon, 'None'>
  readonly scale: number
}

interface FittedGroup {
  readonly area: TextArea
  readonly fitted: readonly FittedLine[]
  readonly beside: IconBeside | null
  /** -1 for an icon on the left, 1 on the right. */
  readonly side: number
}

function iconOf({ icon }: PlaqueDesign, side: number): IconSize | null {
  if (icon === 'None' || side === 0) return null
  const { left, top, right, bottom } = pathExtent(ICON_PATHS[icon])
  const scale = side / ICON_BOX
  return { name: icon, scale, width: (right - left) * scale, height: (bottom - top) * scale }
}

/** The icon on its side of the first line, or alone in the middle of the area. */
function placedIcon(icon: IconSize, { area, fitted, beside, side }: FittedGroup): PlaqueLayout['icon'] {
  const [first] = fitted
  const { width, height, gap } = beside ?? { ...icon, gap: 0 }
  const x = area.x + (side * (first ? gap + widthOf(first) : 0) - width) / 2
  const middle = first ? middleOf(first) : (area.top + area.bottom) / 2
  const bounds = { x, y: middle - height / 2, width, height }
  const d = ICON_PATHS[icon.name]
  const scale = (icon.scale * width) / icon.width
  const { left, top } = pathExtent(d)
  return {
    d,
    x: round(x - left * scale),
    y: round(bounds.y - top * scale),
    scaleX: scale,
    scaleY: scale,
    bounds: rounded(bounds),
  }
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
    wantsPhoto: design.hasPhoto,
  }
  const { area, photo } = placementsOf(input)
  const { fitted, icon: beside, refused } = fitLines(lines, area)
  const side = design.iconPlacement === 'Left' ? -1 : 1
  // Icon and first line are centred as one.
  const firstX = area.x - (side * (beside ? beside.width + beside.gap : 0)) / 2
  return {
    stage,
    cut: shape.cut,
    outline: shape.outline,
    safeArea: shape.safeArea,
    finish: finishOf(entry.Color),
    isStraight: shape.isStraight,
    texts: fitted.map((line, index) => placedText(line, index === 0 ? firstX : area.x)),
    icon: icon && placedIcon(icon, { area, fitted, beside, side }),
    photo: photo && { box: rounded(photo), clip: shape.isRound ? ovalIn(photo) : null },
    refusals: [...unknown, ...refused.map((field) => ({ kind: 'doesNotFit' as const, field }))],
  }
}

const ovalIn = ({ x, y, width, height }: Box) => ovalPath(x, y, x + width, y + height)
