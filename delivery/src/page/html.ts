import { BRANDS, brandPicture } from '@portal/brand'
import type { PortalConfig } from '@portal/federation/host'
import type { EntryName, ShellManifest } from '../release/shell-manifest'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: string) => value.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

/** JSON that no text inside can end early: `</script>` and `<!--` lose their first character. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** The page of one entry: everything it needs to paint its frame and start, in one answer. */
export function renderPage(entryName: EntryName, shell: ShellManifest, config: PortalConfig): string {
  const entry = shell.entries[entryName]
  const address = (file: string) => `/shell/${file}`
  const integrity = (file: string) => {
    const hash = shell.integrity[file]
    return `${hash ? ` integrity="${text(hash)}"` : ''} crossorigin="anonymous"`
  }
  const style = (file: string) => `<link rel="stylesheet" href="${text(address(file))}"${integrity(file)}>`
  const script = (file: string) => `<script defer src="${text(address(file))}"${integrity(file)}></script>`

  // The start script stands before every style sheet, which would hold it up. The style sheets stand
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
<script>${shell.startScript}</script>
<style>${shell.criticalCss}</style>
${entry.js.map(script).join('\n')}
</head>
<body>
<div id="root">${entry.skeleton ?? shell.skeleton}</div>
${entry.css.map(style).join('\n')}
</body>
</html>
`
}
