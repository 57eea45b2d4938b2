import type { Move, PreviewDetails } from '../releases/channel/channel'
import type { ServingReport } from './portal-serving'
import type { Refusal } from '../releases/documents/refusal'

/** Formats a step as a line for each package. */
export function formatMove(move: Move | null, channel: string): string[] {
  if (!move) return [`The channel ${channel} points there already.`]
  return move.changes.map(({ name, from, to, percent, preview }) => {
    if (preview) {
      return to === null
        ? `${channel}: the preview ${preview.as}, ${name} ${from ?? ''}, has ended`
        : `${channel}: ${name} ${to} is the preview ${formatPreview(preview)}`
    }
    const share = percent === undefined ? '' : ` for ${percent} % of the users`
    return `${channel}: ${name} ${from ?? 'nothing'} → ${to ?? 'nothing'}${share}`
  })
}

/** Formats a preview's name, number of users and end. */
export const formatPreview = ({ as, users, until }: PreviewDetails) =>
  `${as} of ${users.length} ${users.length === 1 ? 'user' : 'users'}, until ${until.slice(0, 10)}`

/** Formats the versions that a portal serves after a step. */
export const formatServing = (serving: readonly ServingReport[] = [], portal = '') =>
  serving.map(({ name, served }) => `${portal} serves ${name} ${served}.`)

/** Formats rows as columns, each as wide as its widest cell. */
export function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Formats a refusal for the terminal. */
export const formatRefusal = ({ message, grounds: { expected, found, todo } }: Refusal) => [
  `Refused: ${message}`,
  `  expected  ${expected}`,
  `  found     ${found}`,
  `  to do     ${todo}`,
]
