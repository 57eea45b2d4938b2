import { html } from 'hono/html'
import type { Context } from 'hono'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Result of hono's `html`. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

const STYLESHEET = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; padding-bottom: .5rem; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; }
th, td { border-bottom: 1px solid #8884; }
dt { font-weight: 600; }
dd { margin: 0 0 .5rem; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; padding: 1rem; border: 1px solid #8886; }
`

/** Pages show untrusted content: they run no script and load only their own style sheet. */
const PAGE_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/**
 * Prefix for links on a service's first page. A web server may add a path prefix or a trailing slash,
 * so links are relative to the requested path.
 */
export function linkBase(c: Context, service: string): string {
  return new URL(c.req.url).pathname.endsWith('/') ? '' : `${service}/`
}

export function page(
  c: Context,
  {
    title,
    styles,
    body,
    status = 200,
  }: {
    title: string
    styles: string
    body: Markup
    status?: 200 | 404
  },
) {
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title}</title>
          <link rel="stylesheet" href="${styles}" />
        </head>
        <body>
          <main>${body}</main>
        </body>
      </html>`,
    status,
    PAGE_HEADERS,
  )
}

export function stylesheet(c: Context) {
  return c.body(STYLESHEET, 200, {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'max-age=300',
  })
}
