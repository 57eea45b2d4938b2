import type { WayOut } from './ways'

/** Ways out that replace or cover the page. */
export const leavingWays: Readonly<Record<string, WayOut>> = {
  location: (host) => location.assign(`http://${host}/`),
  'meta refresh': (host) => {
    const meta = document.createElement('meta')
    Object.assign(meta, { httpEquiv: 'refresh', content: `0;url=http://${host}/` })
    document.head.append(meta)
  },
  'window.open': (host) => void window.open(`http://${host}/`),
  link: (host) => {
    const link = document.createElement('a')
    Object.assign(link, { href: `http://${host}/`, target: '_blank' })
    document.body.append(link)
    link.click()
  },
  'document.write': (host) => {
    const write: unknown = Reflect.get(document, 'write')
    if (typeof write === 'function')
      Reflect.apply(write, document, [`<img src="http://${host}/"><script src="http://${host}/"></script>`])
  },
}
