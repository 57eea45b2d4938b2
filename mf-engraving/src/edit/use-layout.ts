import { useEffect, useMemo, useState } from 'react'
import { PLAQUE_TEXTS, cropAspect } from '@portal/domain/plaque'
import type { PlaqueConfigEntry, PlaqueFont } from '@portal/domain/plaque'
import { withTimeLimit } from '@portal/domain-bundled/time-limit'
import { layoutPlaque, loadOutlines } from '@portal/plaque'
import type { Outlines } from '@portal/plaque'
import type { Design } from './design'
import type { EditorStep, LayoutState } from './editor-step'

const NOTHING: Outlines = {}

/** Timeout for the fonts. */
const FONT_MS = 7_000

/** Layout from the font outlines; without them nothing is shown [OPEN-83]. */
export function useLayout(entry: PlaqueConfigEntry, { draft }: Design, step: EditorStep): LayoutState {
  const fonts = [...new Set(PLAQUE_TEXTS.map((field) => draft[field].font))]
  const { outlines, hasFailed, retry } = useOutlines(fonts)
  // Reserves the photo's place, so that the text does not move when it loads. The approval shows what will be saved.
  const keepsPhoto = cropAspect(entry) !== null && (step !== 'approval' || Boolean(draft.photo))
  const layout = useMemo(
    () =>
      PLAQUE_TEXTS.every((field) => outlines[draft[field].font])
        ? layoutPlaque(entry, { ...draft, hasPhoto: keepsPhoto }, outlines)
        : null,
    [entry, draft, keepsPhoto, outlines],
  )
  return { layout, outlines, hasFailed, retry }
}

function useOutlines(fonts: readonly PlaqueFont[]) {
  const [outlines, setOutlines] = useState(NOTHING)
  const [failed, setFailed] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const needed = fonts.filter((font) => !outlines[font]).join()
  useEffect(() => {
    if (needed === '') return undefined
    let isGone = false
    // A font that loads after the timeout is still used.
    const take = (loaded: Outlines) => (isGone ? undefined : setOutlines((before) => ({ ...before, ...loaded })))
    const loading = loadOutlines(fonts).then(take)
    withTimeLimit(loading, FONT_MS, 'the fonts did not arrive in time').catch(() => {
      if (!isGone) setFailed(`${needed} ${attempt}`)
    })
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the fonts are a new list at each drawing
  }, [needed, attempt])
  return {
    outlines,
    hasFailed: needed !== '' && failed === `${needed} ${attempt}`,
    retry: () => setAttempt(attempt + 1),
  }
}
