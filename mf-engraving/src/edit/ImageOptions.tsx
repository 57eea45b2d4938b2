import { useState } from 'react'
import { centimetres, cropAspect, isOddPhotoSize, isOddPlaqueSize, photoDpi, LEAST_DPI } from '@portal/domain/plaque'
import { Alert, Button } from '@portal/ui'
import { WhomToCall } from '../contact/WhomToCall'
import { Cropper } from '../photo/Cropper'
import { PhotoChooser } from '../photo/PhotoChooser'
import { useAskForStage } from '../preview/plaque-picture/stage-code'
import type { ChosenPhoto } from './design'
import { NOT_APPLIED, NOT_APPLIED_NARROW, ODD_PHOTO_SIZE, ODD_PLAQUE_SIZE } from './editor-errors'
import { StepFrame, useNarrow } from './StepFrame'
import { FIELD_IDS } from './editor-step'
import type { StepProps } from './editor-step'
import { usePhoto, usePhotoOnPlaque } from './use-photo'

/** The photo of the plaque: choose, crop, apply [ENG-41..47]. */
export function ImageOptions(props: StepProps) {
  const { entry, design, merge, next } = props
  const { photo } = design
  const aspect = cropAspect(entry)
  const odd = isOddPlaqueSize(entry) ? ODD_PLAQUE_SIZE : isOddPhotoSize(entry) ? ODD_PHOTO_SIZE : null
  const cropShape = aspect ?? 1
  const work = usePhoto(photo, cropShape, merge)
  useAskForStage()
  const { movable, isAtRest } = usePhotoOnPlaque(props, work)
  const [wasAsked, setAsked] = useState(false)
  const notApplied = useNarrow() ? NOT_APPLIED_NARROW : NOT_APPLIED
  const isApplied = Boolean(photo?.cropped)
  const canChoose = aspect !== null && odd === null
  const [isWaiting, setWaiting] = useState(false)
  const isApplying = work.doing === 'applying'
  const go = async () => {
    setAsked(!isApplied && !isApplying)
    if (isApplying || !isAtRest) {
      setWaiting(true)
      if (await work.settle()) next.onClick()
      setWaiting(false)
    } else if (isApplied || !canChoose) next.onClick()
  }
  return (
    <StepFrame
      {...props}
      saving={isWaiting ? 'Cropping the photo' : props.saving}
      step="image"
      preview="isBelow"
      isNextLater={canChoose && !isApplied}
      movable={movable}
      alert={odd ?? (wasAsked && !isApplied && !isApplying ? notApplied : null)}
      onNext={() => void go()}
    >
      {odd && <WithoutPhotos clinic={props.clinic} hasPhoto={isApplied} />}
      {canChoose && (
        <>
          {!photo && <PhotoChooser id={FIELD_IDS.photo} onChoose={work.choose} onSeveral={work.refuseSeveral} />}
          {work.doing === 'reading' && <p role="status">Opening the photo …</p>}
          {photo && !photo.cropped && photo.source && (
            <Cropper
              url={photo.source.url}
              size={photo.source.read.size}
              aspect={cropShape}
              cut={photo.cut}
              onChange={work.change}
              onReset={work.reset}
              onApply={work.apply}
              isApplying={isApplying}
            />
          )}
          {photo?.cropped && <AppliedNote photo={photo} onAgain={work.again} />}
          {photo && <DpiNote photo={photo} entry={entry} />}
          {photo && !isApplying && (
            <PhotoChooser
              id={FIELD_IDS.photo}
              label="Choose another"
              isSmall
              onChoose={work.choose}
              onSeveral={work.refuseSeveral}
              onRemove={work.remove}
            />
          )}
          {work.refusal && <Alert kind="error">{work.refusal}</Alert>}
        </>
      )}
    </StepFrame>
  )
}

/** Shown for sizes without image options: what happens to the design, and how to continue. */
function WithoutPhotos({ clinic, hasPhoto }: Pick<StepProps, 'clinic'> & { readonly hasPhoto: boolean }) {
  return (
    <p>
      <span>{`What you entered is kept. Next goes on ${hasPhoto ? 'with the photo that is there' : 'without a photo'}. To talk about a photo on this plaque, call `}</span>
      <WhomToCall clinic={clinic} />.
    </p>
  )
}

function AppliedNote({ photo, onAgain }: { photo: ChosenPhoto; onAgain: () => void }) {
  return (
    <Alert kind="success">
      <p>The cropped photo is shown with the plaque.</p>
      {photo.source && <p>It can be moved and scaled there.</p>}
      {photo.source && <Button onClick={onAgain}>Crop again</Button>}
    </Alert>
  )
}

function DpiNote({ photo, entry }: { photo: ChosenPhoto; entry: StepProps['entry'] }) {
  const dpi = photoDpi(photo.cut.croppedAreaPixels, entry)
  const size = centimetres(entry.PhotoSize)
  if (dpi === null || size === null || dpi >= LEAST_DPI) return null
  return (
    <Alert kind="warning">
      {`${Math.floor(dpi)} dots per inch at ${size.width} × ${size.height} cm: below ${LEAST_DPI} a photo looks coarse when engraved. Zoom out, or choose a larger photo.`}
    </Alert>
  )
}
