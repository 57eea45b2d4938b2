import type { QuotedLine } from '@portal/domain'

/** Lines of the plaques in a package, compared with its earlier lines [OPEN-155]. */
export interface PackagePlaques<Content, Line> {
  /** Contents that need a new line. */
  readonly added: readonly Content[]
  /** Lines that stay or are restored. */
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
 * One line for each plaque of a package. `contents` are those of the saved package, empty if it was removed. A line is
 * restored with its artwork when its plaque is. It stays if only the catalogue stopped listing the plaque.
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

/** Plaque lines of a package line. */
export function plaquesUnder({ id }: Pick<QuotedLine, 'id'>, lines: readonly QuotedLine[]): QuotedLine[] {
  return id === '' ? [] : lines.filter((line) => !line.deleted && line.parentProductId === id)
}

/** Whether package content is designed as a plaque on its own line, and so accepts no text in the package. */
export function isPackagePlaque(content: {
  readonly requires_engraving: boolean
  readonly engraving_type: string | null
}): boolean {
  return content.engraving_type === PLAQUE && !content.requires_engraving
}

/** Engraving type of items with a plaque design; other types accept text only. */
export const PLAQUE = 'plaque'
