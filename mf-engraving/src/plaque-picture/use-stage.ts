import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { Group } from 'konva/lib/Group'
import { Layer } from 'konva/lib/Layer'
import { Stage } from 'konva/lib/Stage'
import { CANVAS_WIDTH } from '@portal/domain/plaque'
import type { PlaqueLayout } from '@portal/plaque'
import { drawGround, drawInk, groundKey } from './draw-plaque'

interface Drawing {
  readonly layout: PlaqueLayout
  readonly photo: HTMLImageElement | null
}

/** A browser short of memory gives no canvas: then there are the words alone. */
const hasCanvas = () => document.createElement('canvas').getContext('2d') !== null

/** As wide as its place and as sharp as the screen. */
function fit(stage: Stage, layers: readonly Layer[], { layout: { stage: size } }: Drawing): void {
  const width = stage.container().clientWidth
  const scale = width / CANVAS_WIDTH
  for (const layer of layers) {
    const canvas = layer.getCanvas()
    if (canvas.getPixelRatio() !== globalThis.devicePixelRatio) canvas.setPixelRatio(globalThis.devicePixelRatio)
    layer.scale({ x: scale, y: scale })
  }
  stage.size({ width, height: size.height * scale })
  stage.batchDraw()
}

function filled(layer: Layer, group: Group): Layer {
  layer.destroyChildren()
  layer.add(group)
  return layer.draw()
}

/** A stage in a place of the page: `show` draws no more than has changed. */
function openStage(container: HTMLDivElement) {
  const stage = new Stage({ container, width: 0, height: 0, listening: false })
  const [ground, ink] = [new Layer({ listening: false }), new Layer({ listening: false })]
  stage.add(ground, ink)
  let shown: Drawing | null = null
  const hasSameGround = ({ layout, photo }: Drawing) =>
    shown !== null && shown.photo === photo && groundKey(shown.layout) === groundKey(layout)
  const observer = new ResizeObserver(() => shown && fit(stage, [ground, ink], shown))
  observer.observe(container)
  return {
    show: (drawing: Drawing) => {
      const isSame = hasSameGround(drawing)
      shown = drawing
      if (!isSame) {
        fit(stage, [ground, ink], drawing)
        filled(ground, drawGround(drawing.layout, drawing.photo))
      }
      filled(ink, drawInk(drawing.layout))
    },
    close: () => {
      observer.disconnect()
      stage.destroy()
    },
  }
}

/** Draws a plaque into a place of the page, anew when it or the width of its place changes. */
export function useStage(place: RefObject<HTMLElement | null>, layout: PlaqueLayout, photo: HTMLImageElement | null) {
  const opened = useRef<ReturnType<typeof openStage>>(undefined)
  useEffect(() => {
    const container = place.current
    if (!(container instanceof HTMLDivElement) || !hasCanvas()) return undefined
    opened.current = openStage(container)
    return () => {
      opened.current?.close()
      opened.current = undefined
    }
  }, [place])
  useEffect(() => opened.current?.show({ layout, photo }), [layout, photo])
}
