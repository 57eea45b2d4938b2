import type { Stage } from 'konva/lib/Stage'
import { KonvaRenderer } from 'react-konva/es/ReactKonvaCore.js'
import { PlaqueLayers } from './PlaqueLayers'
import type { Scene } from './scene'

/** React's constant for a concurrent root. */
const CONCURRENT_ROOT = 1

/**
 * Renders React on a Konva stage without react-dom: react-konva's `Stage` would run on the page's React, which may be
 * Preact.
 */
export function renderScene(stage: Stage, onFault: (fault: unknown) => void) {
  const ignore = () => undefined
  const root = KonvaRenderer.createContainer(
    stage,
    CONCURRENT_ROOT,
    null,
    false,
    null,
    'plaque',
    onFault,
    ignore,
    ignore,
    ignore,
    null,
  )
  return {
    show: (scene: Scene, scale: number) => {
      KonvaRenderer.updateContainer(<PlaqueLayers {...scene} scale={scale} />, root, null, null)
      KonvaRenderer.flushSyncWork()
    },
    close: () => {
      KonvaRenderer.updateContainer(null, root, null, null)
      KonvaRenderer.flushSyncWork()
      stage.destroy()
    },
  }
}
