import { useEffect } from 'react'
import { atom, useAtom } from 'jotai'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import type { Engraving } from '@portal/domain'
import { storedDesign } from '../editor/design'
import { useDesignStore } from '../editor/design-store'
import { storedPhoto } from '../editor/use-design'
import { keptDesigns } from './kept-design'

/** Which line the design in memory is of, and the version it began with. */
interface Edited {
  readonly lineId: string
  readonly version: number
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
    begin(storedDesign(entry, from, cropped))
    setEdited({ lineId, version: engraving.version })
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
  useEffect(() => {
    if (draft && edited) keptDesigns.write(lineId, { version: edited.version, draft })
  }, [draft, edited, lineId])
  const replaced = versionFor(edited, JSON.stringify(draft)) ?? version
  return {
    design: isOurs ? design : null,
    merge,
    /** The version that a save would replace. */
    version: replaced,
    onHalfway: (saved: number) =>
      setEdited({ lineId, version: saved, halfway: { draft: JSON.stringify(draft), version: replaced } }),
    /** Goes on with what somebody else has saved, or once more with the clinic's. */
    start,
    /** Saves over what somebody else has saved meanwhile. */
    keepMine: () => setEdited({ lineId, version }),
    end: () => {
      keptDesigns.forget(lineId)
      setEdited(null)
      clear()
    },
  }
}

function versionFor(edited: Edited | null, draft: string): number | undefined {
  return edited?.halfway?.draft === draft ? edited.halfway.version : edited?.version
}
