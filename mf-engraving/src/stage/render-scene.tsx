import type { Stage } from 'konva/lib/Stage'
import { KonvaRenderer } from 'react-konva/es/ReactKonvaCore.js'
import { PlaqueLayers } from './PlaqueLayers'
import type { Scene } from './scene'

/** React's own number of a concurrent root. */
const CONCURRENT_ROOT = 1

/**
 * React on a stage of Konva, without react-dom: react-konva's `Stage` is a component of the page around it, which may
 * run on another React.
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
