import { useMemo } from 'react'
import type { Context } from 'konva/lib/Context'
import { Group, Shape } from 'react-konva/es/ReactKonvaCore.js'
import type { PlaqueLayout } from '@portal/plaque'
import { clipOf } from './paint'
import type { Placement } from './photo-place'

interface Props {
  readonly photo: NonNullable<PlaqueLayout['photo']>
  readonly at: Placement
  readonly picture: HTMLCanvasElement
}

/** A picture clipped to the photo's place. */
export function ClippedPicture({ photo, at, picture }: Props) {
  const { width, height } = at
  const clip = useMemo(() => clipOf(photo), [photo])
  const paint = (context: Context) => {
    context.setAttr('imageSmoothingQuality', 'high')
    context.drawImage(picture, 0, 0, width, height)
  }
  return (
    <Group name="place" listening={false} clipFunc={() => [clip]}>
      <Shape name="picture" {...at} sceneFunc={paint} />
    </Group>
  )
}
