import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { prefillSchema } from '@portal/api-client/prefill-schema'
import type { Hono } from 'hono'
import type { Deps } from '../deps'
import { READ_ONLY, allowOnly } from './http-error'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Portal API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`

const START = `SwaggerUIBundle({
  url: '/api/openapi.json', domNode: document.getElementById('docs'), deepLinking: true,
})`

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const TYPES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

/**
 * Serves the OpenAPI document, a page to read it, and the prefill schema [OPEN-188], with scripts of our own origin
 * only. In production they need the operator's token [OPEN-144].
 */
export function mountDocs(
  app: Hono,
  { auth, isClosed }: Pick<Deps, 'auth' | 'isClosed'>,
  document: () => unknown,
): void {
  let text: string | null = null
  for (const path of ['/openapi.json', '/docs', '/docs/*']) {
    app.use(path, async ({ req }, next) => {
      if (isClosed) await auth.authenticate('operator', req.header('authorization'))
      await next()
    })
  }
  app.get('/openapi.json', () => file((text ??= JSON.stringify(document())), 'application/json; charset=utf-8'))
  app.get('/docs', () => file(PAGE, 'text/html; charset=utf-8'))
  app.get('/docs/start.js', () => file(START, 'text/javascript; charset=utf-8'))
  app.get('/docs/prefill.schema.json', () =>
    file(JSON.stringify(prefillSchema(), null, 2), 'application/schema+json; charset=utf-8'),
  )
  const { resolve } = createRequire(import.meta.url)
  for (const [name, type] of Object.entries(TYPES)) {
    app.get(`/docs/${name}`, async () => file(await readFile(resolve(`swagger-ui-dist/${name}`), 'utf8'), type))
  }
  for (const path of ['/openapi.json', '/docs', '/docs/start.js', ...Object.keys(TYPES).map((name) => `/docs/${name}`)])
    allowOnly(app, path, READ_ONLY)
}

function file(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'no-cache', 'content-security-policy': CSP },
  })
}
