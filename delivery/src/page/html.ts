import { BRANDS, brandPicture } from '@portal/brand'
import type { PageConfig } from '@portal/federation/host'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: string) => value.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

/** JSON that no text inside can end early: `</script>` and `<!--` lose their first character. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** A script or style sheet of a page. */
export interface PageFile {
  readonly address: string
  /** Its hash; '' when the build tells none. */
  readonly integrity: string
}

/** What a page is made of; the frame stands until its scripts run. */
export interface PageParts {
  readonly config: PageConfig
  readonly scripts: readonly PageFile[]
  readonly styles: readonly PageFile[]
  readonly skeleton: string
  readonly criticalCss: string
  /** Runs before anything is fetched; '' for none. */
  readonly startScript: string
}

/** Everything a page needs to paint its frame and start, in one answer. */
export function renderPage({ config, scripts, styles, skeleton, criticalCss, startScript }: PageParts): string {
  const integrity = (file: PageFile) =>
    `${file.integrity ? ` integrity="${text(file.integrity)}"` : ''} crossorigin="anonymous"`
  const style = (file: PageFile) => `<link rel="stylesheet" href="${text(file.address)}"${integrity(file)}>`
  const script = (file: PageFile) => `<script defer src="${text(file.address)}"${integrity(file)}></script>`

  // The start script stands behind the page's scripts, whose files go before those it asks for, and before every
  // style sheet, which would hold it up. The style sheets stand
  // below the frame: the browser paints it with the critical styles while they load.
  return `<!doctype html>
<html lang="en-AU" data-brand="${text(config.brand)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text(BRANDS[config.brand].name)}</title>
<link rel="icon" type="image/svg+xml" href="/icons/${text(brandPicture(config.brand))}">
<script type="application/json" id="portal-config">${scriptJson(config)}</script>
<style>${criticalCss}</style>
${scripts.map(script).join('\n')}
${startScript && `<script>${startScript}</script>`}
</head>
<body>
<div id="root">${skeleton}</div>
${styles.map(style).join('\n')}
</body>
</html>
`
}
