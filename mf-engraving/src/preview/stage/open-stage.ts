import { Stage } from 'konva/lib/Stage'
import { CANVAS_WIDTH } from '@portal/domain/plaque'
import { renderScene } from './render-scene'
import type { Scene } from './scene'

/** Matches the screen's pixel ratio, which may have changed. */
function sharpen(stage: Stage): void {
  for (const layer of stage.getLayers()) {
    const canvas = layer.getCanvas()
    if (canvas.getPixelRatio() !== globalThis.devicePixelRatio) canvas.setPixelRatio(globalThis.devicePixelRatio)
  }
}

/** Opens a stage in a container, as wide as it; `onFault` is called when it can no longer draw. */
export function openStage(container: HTMLDivElement, onFault: (fault: unknown) => void) {
  const stage = new Stage({ container, width: 0, height: 0 })
  // The browser's menu would save the picture without the mark NOT APPROVED [OPEN-351].
  stage.on('contextmenu', ({ evt }) => evt.preventDefault())
  const scene = renderScene(stage, onFault)
  let shown: Scene | null = null
  const show = (next: Scene) => {
    const width = container.clientWidth
    const scale = width / CANVAS_WIDTH
    shown = next
    stage.size({ width, height: next.layout.stage.height * scale })
    scene.show(next, scale)
  }
  const observer = new ResizeObserver(() => {
    if (!shown) return
    sharpen(stage)
    show(shown)
  })
  observer.observe(container)
  return {
    show,
    close: () => {
      observer.disconnect()
      scene.close()
    },
  }
}
