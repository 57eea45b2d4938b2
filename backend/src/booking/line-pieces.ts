import type { LinePiece } from '@portal/domain'
import type { Db } from '../db/connect'
import type { LineRecord } from '../repositories/booking'
import { CatalogueRepository } from '../repositories/catalogue'

/** Today's catalogue facts of ordered products; products no longer listed are missing. */
export type Pieces = ReadonlyMap<string, LinePiece>

/** Ids of a line's product and, for a package, of its contents. */
export function pieceIds({ homeCollection, productId, children }: LineRecord): string[] {
  if (homeCollection) return []
  return [productId, ...children.filter(({ id, baseId }) => id === baseId).map(({ id }) => id)]
}

/** Catalogue facts of the lines' products, with today's instructions [OPEN-97]. */
export async function linePieces(db: Db, lines: readonly LineRecord[]): Promise<Pieces> {
  const rows = await new CatalogueRepository(db).productFacts([...new Set(lines.flatMap(pieceIds))])
  return new Map(
    rows.map(({ id, name, details, holdsAshes }) => [
      id,
      {
        id,
        name,
        holds_ashes: holdsAshes ?? false,
        requires_engraving: details.requiresEngraving,
        pre_cremation_instructions: details.preCremationInstructions || null,
        return_instructions: details.returnInstructions || null,
      },
    ]),
  )
}
