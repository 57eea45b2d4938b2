import type { Move, PreviewDetails } from '../releases/channel/channel'
import type { Said } from './portal-word'
import type { Refusal } from '../releases/documents/refusal'

/** A move in a line for each package. */
export function moveLines(move: Move | null, channel: string): string[] {
  if (!move) return [`The channel ${channel} points there already.`]
  return move.changes.map(({ name, from, to, percent, preview }) => {
    if (preview) {
      return to === null
        ? `${channel}: the preview ${preview.as}, ${name} ${from ?? ''}, has ended`
        : `${channel}: ${name} ${to} is the preview ${previewWords(preview)}`
    }
    const share = percent === undefined ? '' : ` for ${percent} % of the users`
    return `${channel}: ${name} ${from ?? 'nothing'} → ${to ?? 'nothing'}${share}`
  })
}

/** Of a preview: what it is called, for how many, and until when. */
export const previewWords = ({ as, users, until }: PreviewDetails) =>
  `${as} of ${users.length} ${users.length === 1 ? 'user' : 'users'}, until ${until.slice(0, 10)}`

/** What a portal serves of what was moved. */
export const saidLines = (said: readonly Said[] = [], portal = '') =>
  said.map(({ name, served }) => `${portal} serves ${name} ${served}.`)

/** Columns, each as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** A refusal as it is printed. */
export const refusalLines = ({ message, grounds: { expected, found, todo } }: Refusal) => [
  `Refused: ${message}`,
  `  expected  ${expected}`,
  `  found     ${found}`,
  `  to do     ${todo}`,
]
