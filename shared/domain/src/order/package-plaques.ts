import type { QuotedLine } from '../quoted-line/schema'

/** The lines of the plaques in a package, beside those that it had [OPEN-155]. */
export interface PackagePlaques<Content, Line> {
  /** Contents that get a line. */
  readonly added: readonly Content[]
  /** Lines that stand, or stand again. */
  readonly kept: readonly Line[]
  readonly removed: readonly Line[]
}

interface WithId {
  readonly id: string
}

interface LineOfPackage {
  readonly productId: string
  readonly deleted: boolean
}

/**
 * One line for each plaque that a package holds. `contents`: of the package as it is saved, none of a removed one.
 * A line comes back with its artwork when its plaque does, and stays when only the catalogue tells of the plaque no more.
 */
export function packagePlaques<Content extends WithId, Line extends LineOfPackage>(
  contents: readonly Content[],
  lines: readonly Line[],
  isPlaque: (productId: string) => boolean,
): PackagePlaques<Content, Line> {
  const isHeld = ({ productId, deleted }: Line) =>
    contents.some(({ id }) => id === productId) && (isPlaque(productId) || !deleted)
  return {
    added: contents.filter(({ id }) => isPlaque(id) && !lines.some(({ productId }) => productId === id)),
    kept: lines.filter(isHeld),
    removed: lines.filter((line) => !isHeld(line)),
  }
}

/** The plaques of a package's line, each a line of its own. */
export function plaquesUnder({ id }: Pick<QuotedLine, 'id'>, lines: readonly QuotedLine[]): QuotedLine[] {
  return id === '' ? [] : lines.filter((line) => !line.deleted && line.parentProductId === id)
}

/** Whether a thing of a package is designed as a plaque, on a line of its own: it takes no words in the package. */
export function isPackagePlaque(content: {
  readonly requires_engraving: boolean
  readonly engraving_type: string | null
}): boolean {
  return content.engraving_type === PLAQUE && !content.requires_engraving
}

/** How what is engraved as a plaque is told from what takes words alone. */
export const PLAQUE = 'plaque'
