import path from 'node:path'
import { build } from 'esbuild'
import type { Browser, Page } from '@playwright/test'

/** Never asked: the page is served by the test. */
const ADDRESS = 'https://plaques.test/'

/** The harness as one script, made anew for each run. */
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

/** A page that can draw plaques, on a screen with so many pixels to a point. */
export async function plaquePage(browser: Browser, deviceScaleFactor: number): Promise<Page> {
  const context = await browser.newContext({ deviceScaleFactor, viewport: { width: 800, height: 700 } })
  const page = await context.newPage()
  script ??= harness()
  const html = `<!doctype html><title>Plaques</title><body><script>${(await script).replaceAll('</script', '<\\/script')}</script>`
  await page.route(`${ADDRESS}**`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await page.goto(ADDRESS)
  return page
}
