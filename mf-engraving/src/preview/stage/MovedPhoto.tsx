import 'konva/lib/shapes/Circle'
import 'konva/lib/shapes/Rect'
import { useEffect } from 'react'
import { Circle, Rect } from 'react-konva/es/ReactKonvaCore.js'
import type { KonvaEventObject } from 'konva/lib/Node'
import type { PlaqueLayout } from '@portal/plaque'
import { ClippedPicture } from './ClippedPicture'
import { croppedPlace, wholePlace } from './photo-place'
import type { MovablePhoto } from './scene'
import { tonedPhoto, tonedWhole } from './toned-photo'
import { useLive } from './use-live'
import { useMoving } from './use-moving'
import { usePulling } from './use-pulling'

interface Props {
  readonly photo: NonNullable<PlaqueLayout['photo']>
  readonly tones: PlaqueLayout['finish']['tones']
  readonly scale: number
  readonly cropped: HTMLImageElement | null
  /** The whole photo. */
  readonly image: HTMLImageElement
  readonly movable: MovablePhoto
}

/** At rest the engraved crop; while moving, the whole photo behind its place. */
export function MovedPhoto({ photo, tones, scale, cropped, image, movable }: Props) {
  const { box } = photo
  const live = useLive(movable)
  const frame = { width: box.width * scale, height: box.height * scale }
  const moving = useMoving(movable, frame, live)
  const isAtRest = live.live === null && movable.isAtRest && cropped !== null
  const cut = live.live ?? movable.cut
  useToned(image, tones)
  return (
    <>
      {isAtRest ? (
        <ClippedPicture photo={photo} at={croppedPlace(box)} picture={tonedPhoto(cropped, box, tones)} />
      ) : (
        <ClippedPicture photo={photo} at={wholePlace(cut, movable.size, box)} picture={tonedWhole(image, tones)} />
      )}
      <Rect
        {...box}
        {...(movable.isSelected && { stroke: LIGHT, strokeWidth: 3 / scale })}
        fill="transparent"
        name="grip"
        onMouseDown={keepFocus}
        preventDefault={movable.isSelected}
        {...moving}
      />
      {movable.isSelected && <Handles box={box} scale={scale} live={live} />}
    </>
  )
}

/** Toned on load, since it takes longer than a frame and would delay the first drag. */
function useToned(image: HTMLImageElement, tones: Props['tones']): void {
  useEffect(() => {
    const timer = setTimeout(() => tonedWhole(image, tones))
    return () => clearTimeout(timer)
  }, [image, tones])
}

/** Visible on every metal: dark within light. */
const [LIGHT, DARK] = ['#ffffff', '#1f2933']
const RADIUS = 7
/** Touch target size. */
const TARGET = 44

type HandlesProps = Pick<Props, 'scale'> & Pick<Props['photo'], 'box'> & { readonly live: ReturnType<typeof useLive> }

function Handles({ box, scale, live }: HandlesProps) {
  const { x, y, width, height } = box
  const middle = { x: (x + width / 2) * scale, y: (y + height / 2) * scale }
  const pulling = usePulling(middle, live)
  const corners = [x, x + width].flatMap((x) => [y, y + height].map((y) => ({ x, y })))
  return (
    <>
      <Rect {...box} stroke={DARK} strokeWidth={1 / scale} listening={false} />
      {corners.map((corner) => (
        <Circle
          key={`${corner.x} ${corner.y}`}
          {...corner}
          name="handle"
          radius={RADIUS / scale}
          hitStrokeWidth={(TARGET - 2 * RADIUS) / scale}
          fill={LIGHT}
          stroke={DARK}
          strokeWidth={2 / scale}
          onMouseDown={keepFocus}
          {...pulling}
        />
      ))}
    </>
  )
}

/** Pressing a canvas would take the focus from the photo's control. */
const keepFocus = ({ evt }: KonvaEventObject<MouseEvent>) => evt.preventDefault()
