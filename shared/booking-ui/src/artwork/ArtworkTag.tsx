import type { ArtworkState } from '@portal/domain'
import { StatusTag } from '@portal/ui'
import { ARTWORK_LABELS } from './artwork-state'

/** State of a plaque's artwork as a tag. */
export function ArtworkTag({ state }: { state: ArtworkState }) {
  const { text, tone } = ARTWORK_LABELS[state]
  return <StatusTag tone={tone}>{text}</StatusTag>
}
