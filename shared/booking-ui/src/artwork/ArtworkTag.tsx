import type { ArtworkState } from '@portal/domain'
import { StatusTag } from '@portal/ui'
import { ARTWORK_WORDS } from './artwork-state'

/** State of a plaque's artwork as a tag. */
export function ArtworkTag({ state }: { state: ArtworkState }) {
  const { text, tone } = ARTWORK_WORDS[state]
  return <StatusTag tone={tone}>{text}</StatusTag>
}
