import { useEffect, useEffectEvent } from 'react'
import type { PhotoOnPlaque } from '../preview/plaque-picture/photo-on-plaque'
import { isPhotoSettled } from './design'
import type { StepProps } from './step-props'
import type { usePhoto } from './use-photo'

/** Crop after the photo has not moved for this long. */
const REST_MS = 300

/**
 * The applied photo while it is moved on the plaque. It is cropped when movement pauses, or before the step continues.
 */
export function usePhotoOnPlaque(
  { design, petName }: Pick<StepProps, 'design' | 'petName'>,
  work: ReturnType<typeof usePhoto>,
) {
  const { photo } = design
  const isAtRest = isPhotoSettled(design)
  const unsettled = isAtRest ? null : photo?.cut
  const settle = useEffectEvent(() => void work.settle())
  useEffect(() => {
    if (!unsettled) return undefined
    const timer = setTimeout(settle, REST_MS)
    return () => clearTimeout(timer)
  }, [unsettled])
  // Only the crop of a saved photo is available.
  const movable: PhotoOnPlaque | null =
    photo?.cropped && photo.source
      ? {
          petName,
          url: photo.source.url,
          size: photo.source.read.size,
          cut: photo.cut,
          isAtRest,
          onChange: work.adjust,
        }
      : null
  return { movable, isAtRest }
}
