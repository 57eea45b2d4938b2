import { isArtworkWhole } from '@portal/domain'
import type { QuotedLine } from '@portal/domain'
import { plaquesUnder } from '@portal/domain-bundled/package-plaques'

/** The first unfinished plaque of a package. */
export function nextPlaque(line: QuotedLine, lines: readonly QuotedLine[]): QuotedLine | undefined {
  return plaquesUnder(line, lines).find(isUnfinished)
}

export const isUnfinished = ({ artwork }: QuotedLine) => artwork !== null && !isArtworkWhole(artwork.state)
