import type { LinePiece, QuotedLine } from '../quoted-line/schema'
import { visibleLines } from './rules'

/** An instruction for an ordered item. */
export interface ItemInstruction {
  readonly name: string
  readonly text: string
}

/** Instructions before the pet is handed over, for all products and package contents [OPEN-97]. */
export function handOverInstructions(lines: readonly QuotedLine[]): ItemInstruction[] {
  return instructions(lines, (piece) => piece.pre_cremation_instructions)
}

/** Instructions for the return of the pet [OPEN-97]. */
export function returnInstructions(lines: readonly QuotedLine[]): ItemInstruction[] {
  return instructions(lines, (piece) => piece.return_instructions)
}

/** Repeats no instruction if an item is ordered twice. */
function instructions(lines: readonly QuotedLine[], textOf: (piece: LinePiece) => string | null): ItemInstruction[] {
  const pieces = visibleLines(lines).flatMap((line) => line.pieces)
  const byKey = new Map<string, ItemInstruction>()
  for (const piece of pieces) {
    const text = textOf(piece)
    if (text) byKey.set(`${piece.name}\n${text}`, { name: piece.name, text })
  }
  return [...byKey.values()]
}
