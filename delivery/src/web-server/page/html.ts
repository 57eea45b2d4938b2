import { BRANDS, brandPicture } from '@portal/brand'
import type { BrandCode } from '@portal/brand'
import { clientCarePhone, knownTimeZone } from '@portal/domain'
import { careHoursInWords, clientCareInWords } from '@portal/domain-bundled/care-hours'
import { HELD } from '@portal/federation/host'
import type { PageConfig, PrerenderedPage } from '@portal/federation/host'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** A text as it may stand between tags and in an attribute. */
export const text = (value: string) => value.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

/** JSON that no text inside can end early: `</script>` and `<!--` lose their first character. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** A script or style sheet of a page. */
export interface PageFile {
  readonly address: string
  /** Its hash; '' where none is known. */
  readonly integrity: string
}

/** A style sheet, and its text where it stands in the HTML itself. */
export interface PageStyle extends PageFile {
  readonly text?: string | undefined
}

/** What a page is made of; the frame stands until its scripts run. */
export interface PageParts {
  readonly config: PageConfig
  readonly scripts: readonly PageFile[]
  /** Scripts that stand in the HTML itself, in their order. */
  readonly texts: readonly string[]
  /** When they are asked for: before all else, behind the first of the texts, or when the start script says so. */
  readonly scriptsAsked: 'first' | 'behind' | 'held'
  readonly styles: readonly PageStyle[]
  readonly skeleton: string
  /** The page's content, for whoever has no session, with the styles it needs; none where the skeleton stands. */
  readonly prerendered?: PrerenderedPage | undefined
  readonly criticalCss: string
  /** Rehearsal: the page says that nothing is carried out. */
  readonly isRehearsal?: boolean | undefined
  /** Runs before anything is fetched. */
  readonly startScript: string
}

/** For others than a prerendered page is drawn for, the start script takes the mark away and the skeleton stands. */
const CHOICE = 'html:not([data-prerendered]) #root:has(+ #skeleton), html[data-prerendered] #skeleton { display: none }'

/** Everything a page needs to paint its content or frame and start, in one answer. */
export function renderPage(parts: PageParts): string {
  const { config, scripts, scriptsAsked, styles, skeleton, prerendered, startScript, texts } = parts
  const tags = scripts.map(script)
  // The start script stands behind the page's scripts, whose files go before those it asks for, and before every
  // style sheet, which would hold it up. The style sheets stand
  // below the content: the browser paints it with the critical styles while they load.
  return `<!doctype html>
<html lang="en-AU" data-brand="${text(config.brand)}"${prerendered ? ' data-prerendered' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text(BRANDS[config.brand].name)}</title>
<link rel="icon" type="image/svg+xml" href="/icons/${text(brandPicture(config.brand))}">
<script type="application/json" id="portal-config">${scriptJson(config)}</script>
<style>${firstStyles(parts)}</style>
${held('fonts', (prerendered?.fonts ?? []).map(font))}
${scriptsAsked === 'held' ? held('scripts', tags) : scriptsAsked === 'first' ? tags.join('\n') : ''}
<script>${startScript}</script>
</head>
<body>
${withoutScripts(config.brand)}${parts.isRehearsal ? REHEARSAL : ''}
${prerendered ? `<div id="root">${prerendered.html}</div><div id="skeleton">${skeleton}</div>` : `<div id="root">${skeleton}</div>`}
${inHtml(texts, scriptsAsked === 'behind' ? tags : []).join('\n')}
${styles.map(style).join('\n')}
</body>
</html>
`
}

const integrity = (file: PageFile) =>
  `${file.integrity ? ` integrity="${text(file.integrity)}"` : ''} crossorigin="anonymous"`
const style = (file: PageStyle) => (file.text === undefined ? styleSheet(file) : styleElement(file.address, file.text))
const styleSheet = (file: PageFile) => `<link rel="stylesheet" href="${text(file.address)}"${integrity(file)}>`
/** By this name the chunk that brings a style sheet finds that it is there. */
const styleElement = (address: string, styles: string) =>
  `<style data-href="${text(address.slice(address.lastIndexOf('/') + 1))}">${styles}</style>`
const font = (address: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${text(address)}" crossorigin="anonymous">`
const script = (file: PageFile) => `<script defer src="${text(file.address)}"${integrity(file)}></script>`
/**
 * Behind the content, which is painted while they come. What is asked for behind the first of them has its answer when
 * the line has brought what draws the page.
 */
const inHtml = ([first, ...more]: readonly string[], behind: readonly string[]) =>
  first === undefined ? [] : [inline(first), ...behind, ...more.map(inline)]
const inline = (text: string) => `<script>${text}</script>`
/** The browser does not look ahead into a template. */
const held = (kind: keyof typeof HELD, tags: readonly string[]) =>
  tags.length > 0 ? `<template id="${HELD[kind]}">${tags.join('')}</template>` : ''

const firstStyles = ({ criticalCss, prerendered }: PageParts) =>
  criticalCss + (prerendered ? prerendered.css + CHOICE : '')

/** The style elements of a page, which its policy allows by their hashes. */
export const inlineStyles = (parts: PageParts) => [
  firstStyles(parts),
  WITHOUT_SCRIPTS,
  ...(parts.isRehearsal ? [REHEARSAL_STYLE] : []),
  ...parts.styles.flatMap(({ text: styles }) => styles ?? []),
]

const WITHOUT_SCRIPTS =
  'form { display: none !important } noscript p { font: 1rem/1.5 sans-serif; margin: 0; padding: 1rem; text-align: center }'

/** Above sticky parts of a page and below its dialogs, whose heads would be covered. */
const REHEARSAL_STYLE =
  '#rehearsal { position: sticky; top: 0; z-index: 15; max-width: none; margin: 0; padding: .375rem 1rem; background: #7a3e00; color: #fff; font: 600 .875rem/1.4 sans-serif; text-align: center } html { scroll-padding-top: 3rem }'
/** Beside what scripts draw, so that nothing of a page takes it away [OPEN-361]. */
const REHEARSAL = `<style>${REHEARSAL_STYLE}</style><p id="rehearsal" role="note">Rehearsal: nothing you do here is carried out</p>`

/** What the page needs, where scripts are off; a form that nobody answers is not shown. */
function withoutScripts(brand: BrandCode): string {
  const { phone, careHours } = BRANDS[brand]
  const hours = careHoursInWords({ ...careHours, time_zone: knownTimeZone(careHours.time_zone) })
  const care = text(clientCareInWords(clientCarePhone(phone), hours))
  return `<noscript><style>${WITHOUT_SCRIPTS}</style><p>This page needs JavaScript. Allow it for this site and load the page again, or call ${care}.</p></noscript>`
}
