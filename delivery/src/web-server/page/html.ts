import { BRANDS, brandPicture } from '@portal/brand'
import type { BrandCode } from '@portal/brand'
import { clientCarePhone, knownTimeZone } from '@portal/domain'
import { careHoursInWords, clientCareInWords } from '@portal/domain-bundled/care-hours'
import { HELD } from '@portal/federation/host'
import type { PageConfig, PrerenderedPage } from '@portal/federation/host'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes text for HTML content and attributes. */
export const escapeHtml = (value: string) => value.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

/** JSON for a script element. Escapes `<`, so that no text inside can end the element. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** A script or style sheet of a page. */
export interface PageFile {
  readonly address: string
  /** Hash of the file; '' if unknown. */
  readonly integrity: string
}

/** A style sheet, with its text when the HTML contains it. */
export interface PageStyle extends PageFile {
  readonly text?: string | undefined
}

/** Parts of a page's HTML. The skeleton shows until the scripts run. */
export interface PageParts {
  readonly config: PageConfig
  readonly scripts: readonly PageFile[]
  /** Inline scripts, in their order. */
  readonly texts: readonly string[]
  /** When the page requests `scripts`: in the head, after the first inline script, or when the start script decides. */
  readonly scriptTiming: 'in-head' | 'after-first-inline' | 'by-start-script'
  readonly styles: readonly PageStyle[]
  readonly skeleton: string
  /** Content and styles of a page without a session, drawn at build time. Replaces the skeleton. */
  readonly prerendered?: PrerenderedPage | undefined
  readonly criticalCss: string
  /** Shows the banner of a rehearsal. */
  readonly isRehearsal?: boolean | undefined
  /** Inline script that runs before any request. */
  readonly startScript: string
}

/** The start script removes `data-prerendered` for visitors with a session, which shows the skeleton. */
const SKELETON_SWITCH =
  'html:not([data-prerendered]) #root:has(+ #skeleton), html[data-prerendered] #skeleton { display: none }'

/** The HTML of a page: it paints content or skeleton and starts without a further request. */
export function renderPage(parts: PageParts): string {
  const { config, scripts, scriptTiming, styles, skeleton, prerendered, startScript, texts } = parts
  const tags = scripts.map(script)
  // The start script follows the page's scripts, whose requests go first. It precedes the style sheets, which would
  // delay it. Style sheets follow the content, which the browser paints with the critical styles meanwhile.
  return `<!doctype html>
<html lang="en-AU" data-brand="${escapeHtml(config.brand)}"${prerendered ? ' data-prerendered' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(BRANDS[config.brand].name)}</title>
<link rel="icon" type="image/svg+xml" href="/icons/${escapeHtml(brandPicture(config.brand))}">
<script type="application/json" id="portal-config">${scriptJson(config)}</script>
<style>${firstStyles(parts)}</style>
${holdBack('fonts', (prerendered?.fonts ?? []).map(font))}
${scriptTiming === 'by-start-script' ? holdBack('scripts', tags) : scriptTiming === 'in-head' ? tags.join('\n') : ''}
<script>${startScript}</script>
</head>
<body>
${renderNoScript(config.brand)}${parts.isRehearsal ? REHEARSAL : ''}
${prerendered ? `<div id="root">${prerendered.html}</div><div id="skeleton">${skeleton}</div>` : `<div id="root">${skeleton}</div>`}
${inlineScripts(texts, scriptTiming === 'after-first-inline' ? tags : []).join('\n')}
${styles.map(style).join('\n')}
</body>
</html>
`
}

const integrity = (file: PageFile) =>
  `${file.integrity ? ` integrity="${escapeHtml(file.integrity)}"` : ''} crossorigin="anonymous"`
const style = (file: PageStyle) => (file.text === undefined ? styleSheet(file) : styleElement(file.address, file.text))
const styleSheet = (file: PageFile) => `<link rel="stylesheet" href="${escapeHtml(file.address)}"${integrity(file)}>`
/** `data-href` tells the chunk's loader that this style sheet is present. */
const styleElement = (address: string, styles: string) =>
  `<style data-href="${escapeHtml(address.slice(address.lastIndexOf('/') + 1))}">${styles}</style>`
const font = (address: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(address)}" crossorigin="anonymous">`
const script = (file: PageFile) => `<script defer src="${escapeHtml(file.address)}"${integrity(file)}></script>`
/**
 * Inline scripts follow the content, so that the browser paints it while they arrive. Scripts requested after the first
 * one are answered about when the last one has arrived.
 */
const inlineScripts = ([first, ...more]: readonly string[], afterFirst: readonly string[]) =>
  first === undefined ? [] : [inline(first), ...afterFirst, ...more.map(inline)]
const inline = (text: string) => `<script>${text}</script>`
/** The browser's preload scanner ignores a template, so nothing in it is requested yet. */
const holdBack = (kind: keyof typeof HELD, tags: readonly string[]) =>
  tags.length > 0 ? `<template id="${HELD[kind]}">${tags.join('')}</template>` : ''

const firstStyles = ({ criticalCss, prerendered }: PageParts) =>
  criticalCss + (prerendered ? prerendered.css + SKELETON_SWITCH : '')

/** Style elements of a page. Its policy allows each by its hash. */
export const inlineStyles = (parts: PageParts) => [
  firstStyles(parts),
  NO_SCRIPT_STYLE,
  ...(parts.isRehearsal ? [REHEARSAL_STYLE] : []),
  ...parts.styles.flatMap(({ text: styles }) => styles ?? []),
]

const NO_SCRIPT_STYLE =
  'form { display: none !important } noscript p { font: 1rem/1.5 sans-serif; margin: 0; padding: 1rem; text-align: center }'

/** `z-index` above sticky parts of a page and below its dialogs, whose headings it would cover. */
const REHEARSAL_STYLE =
  '#rehearsal { position: sticky; top: 0; z-index: 15; max-width: none; margin: 0; padding: .375rem 1rem; background: #7a3e00; color: #fff; font: 600 .875rem/1.4 sans-serif; text-align: center } html { scroll-padding-top: 3rem }'
/** The banner stands outside `#root`, so that no script of a page removes it [OPEN-361]. */
const REHEARSAL = `<style>${REHEARSAL_STYLE}</style><p id="rehearsal" role="note">Rehearsal: nothing you do here is carried out</p>`

/** Content for browsers without JavaScript. It hides forms, which nothing would submit. */
function renderNoScript(brand: BrandCode): string {
  const { phone, careHours } = BRANDS[brand]
  const hours = careHoursInWords({ ...careHours, time_zone: knownTimeZone(careHours.time_zone) })
  const care = escapeHtml(clientCareInWords(clientCarePhone(phone), hours))
  return `<noscript><style>${NO_SCRIPT_STYLE}</style><p>This page needs JavaScript. Allow it for this site and load the page again, or call ${care}.</p></noscript>`
}
