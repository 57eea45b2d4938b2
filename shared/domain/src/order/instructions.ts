import type { LinePiece, QuotedLine } from '../quoted-line/schema'
import { visibleLines } from './rules'

/** What is to be done for something that was ordered. */
export interface ItemInstruction {
  readonly name: string
  readonly text: string
}

/** What is to be done before the pet is handed over, of every product and every content of a package [OPEN-97]. */
export function handOverInstructions(lines: readonly QuotedLine[]): ItemInstruction[] {
  return instructions(lines, (piece) => piece.pre_cremation_instructions)
}

/** What is to be known when the pet comes home [OPEN-97]. */
export function returnInstructions(lines: readonly QuotedLine[]): ItemInstruction[] {
  return instructions(lines, (piece) => piece.return_instructions)
}

/** Each said once, however often the item is ordered. */
function instructions(lines: readonly QuotedLine[], textOf: (piece: LinePiece) => string | null): ItemInstruction[] {
  const pieces = visibleLines(lines).flatMap((line) => line.pieces)
  const byKey = new Map<string, ItemInstruction>()
  for (const piece of pieces) {
    const text = textOf(piece)
    if (text) byKey.set(`${piece.name}\n${text}`, { name: piece.name, text })
  }
  return [...byKey.values()]
}
