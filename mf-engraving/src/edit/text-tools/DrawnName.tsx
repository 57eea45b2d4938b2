import type { PlaqueFont } from '@portal/domain/plaque'
import { layoutWords } from '@portal/plaque'
import type { Outlines } from '@portal/plaque'

/** A strip for one name; its letters are as high as the text around it. */
const STRIP = { image: '', x: 0, y: 0, width: 1, lean: 0, size: { width: 10, height: 1.5 }, textSize: 60, color: '' }

/** A font's name in its own letters, for the eye only; null while they load. */
export function DrawnName({ font, outlines }: { readonly font: PlaqueFont; readonly outlines: Outlines }) {
  const layout = outlines[font] && layoutWords({ ...STRIP, font }, font, outlines)
  if (!layout) return null
  const { stage, glyphs } = layout
  return (
    <svg viewBox={`0 0 ${stage.width} ${stage.height}`} aria-hidden="true" fill="currentColor">
      {glyphs.map(({ d, x, y, scaleX, scaleY }, at) => (
        <path key={at} transform={`matrix(${scaleX} 0 0 ${scaleY} ${x} ${y})`} d={d} />
      ))}
    </svg>
  )
}
