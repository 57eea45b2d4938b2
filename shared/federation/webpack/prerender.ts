import { Script } from 'node:vm'
import { BRAND_CODES } from '@portal/brand'
import type { BrandCode } from '@portal/brand'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import type { Compilation, Module } from 'webpack'
import type { PrerenderedPages } from '../src/registry/schema'
import { placedAt, withOwnFonts } from './own-fonts'
import { pageSandbox } from './page-sandbox'
import { usedStyles } from './used-styles'

/** Open pages that are rendered at build time. */
export interface OpenPages {
  /** Exports `render(): Promise<string>`: the first render of the page at the current address. */
  readonly entry: string
  /** Address of each page, by the chunk of its screen. */
  readonly addresses: Readonly<Record<string, string>>
}

interface Replacements {
  /** Replaced packages, as in the build itself. */
  readonly alias?: Record<string, string>
  /** Imports that are left out of the render. */
  readonly external?: string[]
}

/** Replacements, with the base address of files beside the style sheets. */
interface PrerenderOptions extends Replacements {
  readonly base?: string
}

/** Renders each page for each brand, with the rules of the build's style sheets that it needs. */
export async function prerender(
  compilation: Compilation,
  dir: string,
  pages: OpenPages,
  { base = '', ...instead }: PrerenderOptions = {},
): Promise<PrerenderedPages> {
  const script = new Script(await bundle(dir, pages.entry, classNames(compilation), instead))
  const drawn: Record<string, PrerenderedPages[string]> = {}
  for (const [chunk, address] of Object.entries(pages.addresses)) {
    const css = placedAt(base, stylesOf(compilation, chunk))
    drawn[chunk] = {}
    for (const brand of BRAND_CODES) {
      const html = await draw(script, address, brand)
      drawn[chunk][brand] = { html, ...withOwnFonts(usedStyles(css, html, brand)) }
    }
  }
  return drawn
}

async function draw(script: Script, address: string, brand: BrandCode): Promise<string> {
  const page = pageSandbox(address, brand)
  script.runInContext(page)
  const html: string = await page.drawn.render()
  // The page's policy forbids scripts: React writes one when a part of the page is late.
  if (html.includes('<script')) throw new Error(`${address} cannot be drawn in one piece`)
  return html
}

/** One script of the entry and its imports, with the build's class names. */
async function bundle(
  dir: string,
  entry: string,
  names: ReadonlyMap<string, string>,
  instead: Replacements,
): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: dir,
    entryPoints: [entry],
    ...instead,
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'drawn',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'error',
    logOverride: { 'empty-import-meta': 'silent' },
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty', '.png': 'empty', '.jpg': 'empty', '.pdf': 'empty' },
    plugins: [cssModules(names)],
  })
  return outputFiles[0]?.text ?? ''
}

const cssModules = (names: ReadonlyMap<string, string>): Plugin => ({
  name: 'css-modules',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({ contents: names.get(path) ?? 'export default {}' }))
  },
})

/** JavaScript of each CSS Module in this build, by its file. */
function classNames({ modules, compiler }: Compilation): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const module of [...modules].flatMap(joined)) {
    if (!(module instanceof compiler.webpack.NormalModule) || !module.resource.endsWith('.module.css')) continue
    const source = String(module.originalSource()?.source() ?? '')
    // A build without cache also lists the style sheet itself.
    if (source.startsWith('// extracted by')) names.set(module.resource, source)
  }
  if (names.size === 0) throw new Error('The build has no CSS Modules: the pages would be drawn bare')
  return names
}

/** The modules that webpack has concatenated into this one. */
function joined(module: Module): readonly unknown[] {
  return 'modules' in module && Array.isArray(module.modules) ? module.modules : [module]
}

/** Style sheets of entry and chunk, joined. */
function stylesOf({ entrypoints, namedChunkGroups, assets }: Compilation, chunk: string): string {
  const groups = [...entrypoints.values(), namedChunkGroups.get(chunk)]
  const files = new Set(groups.flatMap((group) => group?.getFiles() ?? []).filter((file) => file.endsWith('.css')))
  return [...files].map((file) => String(assets[file]?.source() ?? '')).join('\n')
}
