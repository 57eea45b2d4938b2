import { createHash } from 'node:crypto'
import { text } from '../page/html'
import { STYLES } from './styles.data'

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`

/** Nothing is loaded, run, framed or sent anywhere but back here. */
export const STATUS_POLICY = [
  "default-src 'none'",
  `style-src ${STYLE_HASH}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The whole page around its content. */
export const documentOf = (title: string, content: string) => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`

export interface TableOf {
  readonly caption: string
  readonly heads: readonly string[]
  /** The first cell of each is what the row is about. */
  readonly rows: readonly (readonly string[])[]
  /** What stands where there is no row. */
  readonly empty: string
}

/** A table whose rows are cards on a phone, or the sentence that says that there is nothing. */
export function tableOf({ caption, heads, rows, empty }: TableOf): string {
  if (rows.length === 0) return `<p class="muted">${text(empty)}</p>`
  const head = heads.map((one) => `<th scope="col">${text(one)}</th>`).join('')
  const cell = (value: string, at: number) =>
    at === 0 ? `<th scope="row">${text(value)}</th>` : `<td data-label="${text(heads[at] ?? '')}">${text(value)}</td>`
  const lines = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')
  return `<table><caption>${text(caption)}</caption><thead><tr>${head}</tr></thead><tbody>\n${lines}\n</tbody></table>`
}

/** A part of the page under its heading. */
export const section = (heading: string, content: string) =>
  `<section aria-label="${text(heading)}"><h2>${text(heading)}</h2>\n${content}\n</section>`
