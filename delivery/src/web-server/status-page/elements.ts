import { createHash } from 'node:crypto'
import { escapeHtml } from '../page/html'
import { STYLES } from './styles.data'

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`

/** Policy of the status page: no scripts, no files, no frames, and forms only to this server. */
export const STATUS_POLICY = [
  "default-src 'none'",
  `style-src ${STYLE_HASH}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The HTML document around the page's content. */
export const renderDocument = (title: string, content: string) => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`

export interface TableContent {
  readonly caption: string
  readonly heads: readonly string[]
  /** The first cell of each row is its heading. */
  readonly rows: readonly (readonly string[])[]
  /** Sentence shown without rows. */
  readonly empty: string
}

/** A table whose rows become cards on a phone. Without rows, the `empty` sentence. */
export function renderTable({ caption, heads, rows, empty }: TableContent): string {
  if (rows.length === 0) return `<p class="muted">${escapeHtml(empty)}</p>`
  const head = heads.map((one) => `<th scope="col">${escapeHtml(one)}</th>`).join('')
  const cell = (value: string, at: number) =>
    at === 0
      ? `<th scope="row">${escapeHtml(value)}</th>`
      : `<td data-label="${escapeHtml(heads[at] ?? '')}">${escapeHtml(value)}</td>`
  const lines = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')
  return `<table><caption>${escapeHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>\n${lines}\n</tbody></table>`
}

/** A section of the page with its heading. */
export const renderSection = (heading: string, content: string) =>
  `<section aria-label="${escapeHtml(heading)}"><h2>${escapeHtml(heading)}</h2>\n${content}\n</section>`
