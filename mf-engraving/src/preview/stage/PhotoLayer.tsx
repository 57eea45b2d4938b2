import { useMemo } from 'react'
import { Layer, Shape } from 'react-konva/es/ReactKonvaCore.js'
import type { PlaqueLayout } from '@portal/plaque'
import { ClippedPicture } from './ClippedPicture'
import { MovedPhoto } from './MovedPhoto'
import { clipOf, emptyPaint } from './paint'
import { croppedPlace } from './photo-place'
import type { Scene } from './scene'
import { tonedPhoto } from './toned-photo'

interface Props extends Scene {
  readonly scale: number
}

/** The photo at its place, or the empty place. */
export function PhotoLayer({ layout: { photo, finish }, scale, cropped, movable }: Props) {
  const { tones, ink } = finish
  const image = movable?.image
  return (
    <Layer name="photo" scaleX={scale} scaleY={scale} listening={Boolean(image)}>
      {photo && movable && image ? (
        <MovedPhoto {...{ photo, tones, scale, cropped, image, movable }} />
      ) : photo && cropped ? (
        <ClippedPicture photo={photo} at={croppedPlace(photo.box)} picture={tonedPhoto(cropped, photo.box, tones)} />
      ) : photo ? (
        <Empty photo={photo} ink={ink} />
      ) : null}
    </Layer>
  )
}

function Empty({ photo, ink }: { photo: NonNullable<PlaqueLayout['photo']>; ink: string }) {
  return <Shape listening={false} sceneFunc={useMemo(() => emptyPaint(clipOf(photo), ink), [photo, ink])} />
}
