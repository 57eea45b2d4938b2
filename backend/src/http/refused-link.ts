import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Deps } from '../deps'
import { clientCareHelp } from './client-care-help'
import { asHttpError } from './http-error'
import type { HttpError } from './http-error'
import { noteRefusal } from './record-calls'

const STYLE =
  'body{margin:15vh auto;max-width:32rem;padding:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif;color:#1d2b26}' +
  'h1{font-size:1.5rem}a{color:#1f5547}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

interface ReturnLink {
  readonly href: string
  readonly text: string
  /** Title of the refusal. */
  readonly title?: string
}

/** Runs `open`; shows a refusal as a page if a browser asked for one. */
export async function refusedAsPage(
  context: Context,
  portal: Deps['portal'],
  back: ReturnLink,
  open: () => Promise<Response>,
): Promise<Response> {
  try {
    return await open()
  } catch (error) {
    const refusal = asHttpError(error)
    if (refusal === null || !isOpenedAsPage(context)) throw error
    noteRefusal(refusal)
    return refusalPage(refusal, back, clientCareHelp(context, portal))
  }
}

/** Whether a browser requests the response as a page of its own. */
export const isOpenedAsPage = ({ req }: Context) => req.header('accept')?.includes('text/html') === true

/** HTML page with the reason, the way back and whom to call [OPEN-360]. */
function refusalPage({ status, message, headers }: HttpError, back: ReturnLink, help: string): Response {
  const { title = 'The document was not opened' } = back
  const html = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${message}</p>
<p><a href="${back.href}">${back.text}</a></p>
<p>${help}</p>
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
