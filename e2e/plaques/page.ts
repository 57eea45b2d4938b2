import path from 'node:path'
import { build } from 'esbuild'
import type { Browser, Page } from '@playwright/test'

/** The test serves this page, so the host needs no server. */
const ADDRESS = 'https://plaques.test/'

/** Bundles the harness into one script. */
async function harness(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'harness.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    outdir: '/',
    loader: { '.css': 'empty' },
    define: { 'process.env': '{"NODE_ENV":"production"}' },
  })
  return outputFiles[0]?.text ?? ''
}
let script: Promise<string> | undefined

/** Opens the page with this pixel ratio. */
export async function plaquePage(browser: Browser, deviceScaleFactor: number): Promise<Page> {
  const context = await browser.newContext({ deviceScaleFactor, viewport: { width: 800, height: 700 } })
  const page = await context.newPage()
  script ??= harness()
  const html = `<!doctype html><title>Plaques</title><body><script>${(await script).replaceAll('</script', '<\\/script')}</script>`
  await page.route(`${ADDRESS}**`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await page.goto(ADDRESS)
  return page
}
