import { useEffect, useRef, useState } from 'react'
import { APPLY_DELAY_MS } from '@portal/domain/plaque'
import { askWorker } from '../photo/ask-worker'
import { wholeCut } from '../photo/cut'
import type { Cut } from '../photo/cut'
import { NOT_CROPPED, ONE_PHOTO, photoRefused } from '../photo/photo-errors'
import type { ChosenPhoto } from './design'
import type { DesignChange } from './design-store'

/** Choosing, cropping and applying the one photo [ENG-41, ENG-45..47]; a step that is left stops what it began. */
export function usePhoto(
  photo: ChosenPhoto | null,
  aspect: number,
  merge: (change: DesignChange) => void,
  ask = askWorker,
) {
  const { doing, begin, end, stop } = useWork()
  const [refusal, refuse] = useState<string | null>(null)
  const choose = async (file: File) => {
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
  const apply = async () => {
    if (!photo?.source || doing) return
    refuse(null)
    const signal = begin('applying')
    const [answer] = await Promise.all([
      ask({ kind: 'crop', photo: photo.source.read, cut: photo.cut }, signal),
      rest(APPLY_DELAY_MS),
    ])
    if (signal.aborted) return
    end()
    if ('png' in answer) {
      const cropped = { blob: answer.png, url: URL.createObjectURL(answer.png) }
      const name = photo.name.slice(0, MOST_NAME)
      merge({ photo: { ...photo, cropped }, draft: { photo: { fileImgSrc: name, ...photo.cut } } })
    } else refuse(NOT_CROPPED)
  }
  const uncropped = (cut: Cut) => photo && merge({ photo: { ...photo, cut, cropped: null }, draft: { photo: null } })
  return {
    doing,
    refusal,
    choose,
    apply,
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

type Work = 'reading' | 'applying'

/** What is being done, one thing at a time: what begins, or is left, stops what was begun before. */
function useWork() {
  const [doing, setDoing] = useState<Work | null>(null)
  const begun = useRef<AbortController | null>(null)
  useEffect(() => () => begun.current?.abort(), [])
  return {
    doing,
    begin: (what: Work): AbortSignal => {
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

/** As the server takes it. */
const MOST_NAME = 200

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
