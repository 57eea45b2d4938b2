import { useEffect } from 'react'
import { atom, useAtom } from 'jotai'
import { isArtworkWhole } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { hasQuestion, isMine } from '@portal/writes'
import type { MergeState } from '@portal/writes'
import { storedDesign } from '../editor/design'
import type { Design } from '../editor/design'
import { useDesignStore } from '../editor/design-store'
import { storedPhoto } from '../editor/use-design'
import { AS_ONE, keepingMine, mergedWith, stateAt, storedAs } from './as-stored'
import type { Stored } from './as-stored'
import { keptDesigns } from './kept-design'

/** Which line the design in memory is of, and what is stored of it. */
interface Edited {
  readonly lineId: string
  readonly mergeState: MergeState<Stored>
  /** A try that saved these words and not their pictures: the same words again are the same version. */
  readonly halfway?: { readonly draft: string; readonly version: number }
}

const editedAtom = atom<Edited | null>(null)

/**
 * The design of a line on its way through the screens: begun with what is stored, or with what was entered before a
 * reload [ENG-62, OPEN-74]; it outlives an ended hour, since it hangs on no screen.
 */
export function useEdited(entry: PlaqueConfigEntry, engraving: Engraving) {
  const [edited, setEdited] = useAtom(editedAtom)
  const { design, begin, merge, clear } = useDesignStore()
  const { quotedProductId: lineId, version } = engraving
  const isOurs = edited?.lineId === lineId && design !== null
  const start = async (from: Engraving, isGone = () => false) => {
    const cropped = await storedPhoto(from.current?.files.imageOptionsUrl ?? null)
    if (isGone()) return
    const begun = storedDesign(entry, from, cropped)
    begin(begun)
    // The clinic's version once more is another than the last, until it is saved.
    const isLast = from.current?.version === engraving.current?.version
    setEdited({ lineId, mergeState: stateAt(engraving.version, isLast ? begun : null) })
  }
  useEffect(() => {
    if (isOurs) return undefined
    let isGone = false
    const restore = async () => {
      const kept = keptDesigns.read(lineId)
      await start(engraving, () => isGone)
      if (kept?.version === version && !isGone) merge({ draft: kept.draft })
    }
    void restore()
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a line: a newer answer never replaces what is being made
  }, [lineId, isOurs])
  const draft = isOurs ? design.draft : null
  const mine = isOurs ? storedAs(design) : null
  const isUnchanged = isOurs && !isMine(edited.mergeState, mine, AS_ONE)
  useKept({ lineId, draft, version: edited?.mergeState.answer.version, isUnchanged })
  const replaced = versionFor(edited, JSON.stringify(draft)) ?? version
  const now = isOurs ? mergedWith(edited.mergeState, mine, version) : null
  return {
    design: isOurs ? design : null,
    merge,
    /** The version that a save would replace. */
    version: replaced,
    /** The design is what is stored, with its picture: there is nothing to be saved. */
    isStored: isUnchanged && edited.mergeState.answer.version === version && isArtworkWhole(engraving.state),
    /** What was begun with, or saved here, is not the last any more. */
    isSuperseded: now !== null && hasQuestion(now),
    onHalfway: (saved: number) =>
      setEdited({
        lineId,
        mergeState: stateAt(saved, null),
        halfway: { draft: JSON.stringify(draft), version: replaced },
      }),
    /** All of it is stored as this version. */
    onSaved: (saved: number, what: Design) => setEdited({ lineId, mergeState: stateAt(saved, what) }),
    /** Goes on with what somebody else has saved, or once more with the clinic's. */
    start,
    /** Saves over what somebody else has saved meanwhile. */
    keepMine: () => now && setEdited({ lineId, mergeState: keepingMine(now, mine) }),
    end: () => {
      keptDesigns.forget(lineId)
      setEdited(null)
      clear()
    },
  }
}

interface Kept {
  readonly lineId: string
  readonly draft: Design['draft'] | null
  readonly version: number | undefined
  readonly isUnchanged: boolean
}

/** Keeps what was entered over a reload; what is stored needs none. */
function useKept({ lineId, draft, version, isUnchanged }: Kept): void {
  useEffect(() => {
    if (!draft || version === undefined) return
    if (isUnchanged) keptDesigns.forget(lineId)
    else keptDesigns.write(lineId, { version, draft })
  }, [draft, version, isUnchanged, lineId])
}

function versionFor(edited: Edited | null, draft: string): number | undefined {
  return edited?.halfway?.draft === draft ? edited.halfway.version : edited?.mergeState.answer.version
}
