import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { stageSize } from '@portal/domain/plaque'
import type { EngravingRecord } from '@portal/domain'
import { ErrorState, Picture, Skeleton, VisuallyHidden, classNames } from '@portal/ui'
import styles from './ArtworkFigure.module.css'
import unapproved from '../unapproved.module.css'
import type { StoredPicture } from './use-stored-picture'

interface Props {
  readonly picture: StoredPicture
  readonly record: EngravingRecord
  /** Text alternative. */
  readonly alt: string
  /** Text for a failure: what it means and what to do. */
  readonly whenFailed: ReactNode
}

/** A saved picture in its space: loading, loaded, or failed with Retry. */
export function ArtworkPicture({ picture, record, alt, whenFailed }: Props) {
  const { width, height } = stageSize({ Ratios: record.ratios })
  const aspect = width / height
  const shape: Record<`--${string}`, number> = { '--aspect': aspect }
  if (picture.kind === 'none') return <Picture src={undefined} alt={alt} ratio={`${aspect}`} />
  if (picture.kind === 'failed') {
    return (
      <div className={styles.failed} style={shape}>
        <ErrorState title="The picture could not be loaded" onRetry={picture.retry}>
          {whenFailed}
        </ErrorState>
      </div>
    )
  }
  return (
    <div className={classNames(styles.picture, record.isApproved ? undefined : unapproved.unapproved)} style={shape}>
      {picture.kind === 'here' ? <HeldPicture blob={picture.blob} alt={alt} /> : <Coming />}
    </div>
  )
}

const Coming = () => (
  <div role="status" className={styles.coming}>
    <VisuallyHidden>Loading the picture</VisuallyHidden>
    <Skeleton height="100%" />
  </div>
)

/** Shows bytes in memory without another request; revokes their object URL. */
function HeldPicture({ blob, alt }: { blob: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const url = URL.createObjectURL(blob)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return <img ref={image} alt={alt} decoding="sync" className={styles.image} />
}
