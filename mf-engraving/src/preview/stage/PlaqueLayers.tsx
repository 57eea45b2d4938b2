import { memo, useMemo } from 'react'
import { Group, Layer, Shape } from 'react-konva/es/ReactKonvaCore.js'
import type { PlacedPath, PlaqueLayout } from '@portal/plaque'
import { inkPaint, surfacePaint } from './paint'
import { PhotoLayer } from './PhotoLayer'
import type { Scene } from './scene'

interface Props extends Scene {
  /** Page pixels per unit of the layout. */
  readonly scale: number
}

/** The plaque's layout as layers: metal, photo, text and icon. */
export function PlaqueLayers({ layout, scale, ...photo }: Props) {
  return (
    <>
      <Metal layout={layout} scale={scale} />
      <PhotoLayer layout={layout} scale={scale} {...photo} />
      <Words layout={layout} scale={scale} />
      <IconLayer layout={layout} scale={scale} />
    </>
  )
}

type LayerProps = Pick<Props, 'layout' | 'scale'>

/** Memoised, so that these layers are not redrawn while a photo moves. */
const Metal = memo(({ layout, scale }: LayerProps) => (
  <Layer name="metal" listening={false} scaleX={scale} scaleY={scale}>
    <Shape sceneFunc={useMemo(() => surfacePaint(layout), [layout])} />
  </Layer>
))

const Words = memo(({ layout: { texts, finish }, scale }: LayerProps) => (
  <Layer name="words" listening={false} scaleX={scale} scaleY={scale}>
    {texts.map(({ field, glyphs }) => (
      <Group key={field} name={field}>
        {glyphs.map((glyph, at) => (
          <Ink key={at} placed={glyph} ink={finish.ink} />
        ))}
      </Group>
    ))}
  </Layer>
))

const IconLayer = memo(({ layout: { icon, finish }, scale }: LayerProps) => (
  <Layer name="icon" listening={false} scaleX={scale} scaleY={scale}>
    {icon && <Ink placed={icon} ink={finish.ink} />}
  </Layer>
))

function Ink({ placed: { d, x, y, scaleX, scaleY }, ink }: { placed: PlacedPath; ink: PlaqueLayout['finish']['ink'] }) {
  return <Shape x={x} y={y} scaleX={scaleX} scaleY={scaleY} sceneFunc={useMemo(() => inkPaint(d, ink), [d, ink])} />
}
