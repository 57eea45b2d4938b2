import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { Layer } from 'konva/lib/Layer'
import { Stage } from 'konva/lib/Stage'
import { CANVAS_WIDTH } from '@portal/domain/plaque'
import type { PlaqueLayout } from '@portal/plaque'
import { drawPlaque } from './draw-plaque'

interface Drawing {
  readonly layout: PlaqueLayout
  readonly photo: HTMLImageElement | null
}

/** A browser short of memory gives no canvas: then there are the words alone. */
const hasCanvas = () => document.createElement('canvas').getContext('2d') !== null

/** As wide as its place and as sharp as the screen. */
function fit(stage: Stage, layer: Layer, { layout: { stage: size } }: Drawing): void {
  const width = stage.container().clientWidth
  const scale = width / CANVAS_WIDTH
  const ratio = globalThis.devicePixelRatio
  if (layer.getCanvas().getPixelRatio() !== ratio) layer.getCanvas().setPixelRatio(ratio)
  stage.size({ width, height: size.height * scale })
  layer.scale({ x: scale, y: scale })
}

/** Draws a plaque into a place of the page, anew when it or the width of its place changes. */
export function useStage(place: RefObject<HTMLElement | null>, layout: PlaqueLayout, photo: HTMLImageElement | null) {
  const drawing = useRef<Drawing>({ layout, photo })
  const redraw = useRef<() => void>(undefined)
  useEffect(() => {
    const container = place.current
    if (!(container instanceof HTMLDivElement) || !hasCanvas()) return undefined
    const stage = new Stage({ container, width: 0, height: 0, listening: false })
    const layer = new Layer({ listening: false })
    stage.add(layer)
    const resized = () => {
      fit(stage, layer, drawing.current)
      layer.draw()
    }
    redraw.current = () => {
      layer.destroyChildren()
      layer.add(drawPlaque(drawing.current.layout, drawing.current.photo))
      resized()
    }
    const observer = new ResizeObserver(resized)
    observer.observe(container)
    return () => {
      observer.disconnect()
      stage.destroy()
      redraw.current = undefined
    }
  }, [place])
  useEffect(() => {
    drawing.current = { layout, photo }
    redraw.current?.()
  }, [layout, photo])
}
