import { useEffect, useRef, useState, useEffectEvent } from 'react'
import { APPLY_DELAY_MS } from '@portal/domain/plaque'
import { runInWorker } from '../photo/run-in-worker'
import { wholeCut } from '../photo/cut'
import type { Cut } from '../photo/cut'
import { NOT_CROPPED, NOT_MOVED, ONE_PHOTO, photoRefused } from '../photo/photo-errors'
import type { PhotoOnPlaque } from '../preview/plaque-picture/photo-on-plaque'
import { isPhotoSettled } from './design'
import type { ChosenPhoto } from './design'
import type { DesignChange } from './design-store'
import type { StepProps } from './editor-step'

/** Choosing, cropping and applying the photo [ENG-41, ENG-45..47]; leaving the step aborts the work in progress. */
export function usePhoto(
  photo: ChosenPhoto | null,
  aspect: number,
  merge: (change: DesignChange) => void,
  ask = runInWorker,
) {
  const { doing, begin, end, stop } = useWork()
  const [refusal, refuse] = useState<string | null>(null)
  const read = async (file: File) => {
    refuse(null)
    const signal = begin('reading')
    const answer = await ask({ kind: 'read', file }, signal)
    if (signal.aborted) return
    end()
    if ('photo' in answer) {
      const source = { read: answer.photo, url: URL.createObjectURL(answer.photo.picture) }
      const cut = wholeCut(answer.photo.size, aspect)
      merge({ photo: { name: file.name, source, cut, cropped: null }, draft: { photo: null } })
    } else refuse(photoRefused(file.name, 'refusal' in answer ? answer.refusal : 'broken', photo !== null))
  }
  /** Resolves to whether the photo was cropped. */
  const crop = async (what: PhotoWork, least: number) => {
    if (!photo?.source) return false
    refuse(null)
    const signal = begin(what)
    const task = { kind: 'crop', photo: photo.source.read, cut: photo.cut } as const
    const [answer] = await Promise.all([ask(task, signal), rest(least)])
    if (signal.aborted) return false
    end()
    const isCropped = 'blob' in answer
    if (isCropped) merge(croppedAs(photo, answer.blob))
    else refuse(what === 'applying' ? NOT_CROPPED : NOT_MOVED)
    return isCropped
  }
  const cropOnce = useOncePerCut(photo?.cut)
  const uncropped = (cut: Cut) => photo && merge({ photo: { ...photo, cut, cropped: null }, draft: { photo: null } })
  return {
    doing,
    refusal,
    choose: (file: File) => void read(file),
    apply: () => {
      if (doing === null) void cropOnce(() => crop('applying', APPLY_DELAY_MS))
    },
    /** Moves an applied photo; the crop stays as it was until `settle`. */
    adjust: (cut: Cut) => {
      stop()
      if (photo) merge({ photo: { ...photo, cut } })
    },
    /** Crops the photo as shown, or waits for the crop that has begun; resolves to whether it succeeded. */
    settle: () => cropOnce(() => crop('settling', 0)),
    refuseSeveral: () => refuse(ONE_PHOTO),
    change: (cut: Cut) => doing === null && uncropped(cut),
    reset: () => photo?.source && doing === null && uncropped(wholeCut(photo.source.read.size, aspect)),
    again: () => photo && uncropped(photo.cut),
    remove: () => {
      stop()
      refuse(null)
      merge({ photo: null, draft: { photo: null } })
    },
  }
}

interface RunningCrop {
  readonly cut: Cut | undefined
  readonly isDone: Promise<boolean>
}

/** Shares one crop per position: a second crop, begun by Next or by the pause after a move, would abort the first. */
function useOncePerCut(cut: Cut | undefined): (begin: () => Promise<boolean>) => Promise<boolean> {
  const begun = useRef<RunningCrop | null>(null)
  return (begin) => {
    if (begun.current && begun.current.cut === cut) return begun.current.isDone
    const mine: RunningCrop = {
      cut,
      isDone: begin().finally(() => {
        if (begun.current === mine) begun.current = null
      }),
    }
    begun.current = mine
    return mine.isDone
  }
}

type PhotoWork = 'reading' | 'applying' | 'settling'

/** One piece of work at a time: a new one, or leaving, aborts the current one. */
function useWork() {
  const [doing, setDoing] = useState<PhotoWork | null>(null)
  const begun = useRef<AbortController | null>(null)
  useEffect(() => () => begun.current?.abort(), [])
  return {
    doing,
    begin: (what: PhotoWork): AbortSignal => {
      begun.current?.abort()
      begun.current = new AbortController()
      setDoing(what)
      return begun.current.signal
    },
    end: () => setDoing(null),
    stop: () => {
      begun.current?.abort()
      setDoing(null)
    },
  }
}

/** The server's limit for a file name, in characters. */
const MOST_NAME = 200

/** The crop together with its area in the draft: both or neither. */
function croppedAs(photo: ChosenPhoto, blob: Blob): DesignChange {
  const cropped = { blob, url: URL.createObjectURL(blob) }
  return {
    photo: { ...photo, cropped },
    draft: { photo: { fileImgSrc: photo.name.slice(0, MOST_NAME), ...photo.cut } },
  }
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

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
