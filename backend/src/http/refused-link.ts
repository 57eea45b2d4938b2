import { createHash } from 'node:crypto'
import type { HttpError } from './http-error'

const STYLE =
  'body{margin:15vh auto;max-width:32rem;padding:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif;color:#1d2b26}' +
  'h1{font-size:1.5rem}a{color:#1f5547}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** A refusal for somebody whose browser shows it as a page: why, and the way back. */
export function refusedLinkPage({ status, message, headers }: HttpError): Response {
  const html = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The document was not opened</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>The document was not opened</h1>
<p>${message}</p>
<p><a href="/accounts">Back to Accounts</a></p>
</main>
</body>
</html>
`
  return new Response(html, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`,
    },
  })
}
