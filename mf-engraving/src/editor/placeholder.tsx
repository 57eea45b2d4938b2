import type { PlaqueLayout } from '@portal/plaque'

/** Stands in for the picture until it is there. */
interface Props {
  readonly layout: PlaqueLayout
  readonly photo: string | null
  readonly label: string
}

export function PlaquePicture({ layout: { stage, finish }, photo, label }: Props) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${stage.width} ${stage.height}`} width="100%">
      <rect width={stage.width} height={stage.height} fill={finish.surface} />
      {photo && <image href={photo} height={stage.height} width={stage.width / 3} />}
    </svg>
  )
}

export const artworkPng = async (_layout: PlaqueLayout, photo: string | null): Promise<Blob> =>
  new Blob([photo ?? 'artwork'])
