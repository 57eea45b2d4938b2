/** A way out to a host. A returned promise resolves when the attempt ends. */
export type WayOut = (host: string) => unknown

const ended = (target: EventTarget, ...names: string[]) =>
  new Promise<void>((resolve) => {
    for (const name of ['load', 'error', ...names]) target.addEventListener(name, () => resolve(), { once: true })
  })

/** Adds an element to the page, and waits until it has loaded or failed. */
function placed<N extends keyof HTMLElementTagNameMap>(name: N, set: (element: HTMLElementTagNameMap[N]) => void) {
  const element = document.createElement(name)
  set(element)
  const end = ended(element)
  document.body.append(element)
  return end
}

const link = (rel: string, href: string, as = '') =>
  placed('link', (element) => Object.assign(element, { rel, href, as }))

const styled = (css: string) => {
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.append(sheet)
  const element = document.createElement('p')
  element.className = 'hostile'
  element.textContent = 'x'
  document.body.append(element)
}

const inPlace = (html: string) => {
  const box = document.createElement('div')
  document.body.append(box)
  box.innerHTML = html
}

const askedFrom = (script: string, host: string) => script.replaceAll('HOST', host)
const ASKS = "fetch('http://HOST/', { mode: 'no-cors' })"

/** URL of the built worker. */
async function workerFile(): Promise<string> {
  const { Worker: real } = globalThis
  return new Promise((resolve) => {
    const told = function (url: URL) {
      globalThis.Worker = real
      resolve(url.href)
    }
    Object.assign(globalThis, { Worker: told })
    // Webpack detects a worker only in this form.
    void new Worker(new URL('./out.worker.ts', import.meta.url))
  })
}

/** Ways out that keep the page. */
export const ways: Readonly<Record<string, WayOut>> = {
  fetch: (host) => fetch(`http://${host}/`, { mode: 'no-cors', keepalive: true }),
  XMLHttpRequest: (host) => {
    const request = new XMLHttpRequest()
    request.open('POST', `http://${host}/`)
    request.send('x')
    return ended(request)
  },
  beacon: (host) => navigator.sendBeacon(`http://${host}/`, 'x'),
  WebSocket: (host) => ended(new WebSocket(`ws://${host}/`), 'open'),
  EventSource: (host) => ended(new EventSource(`http://${host}/`)),
  WebTransport: (host) => new WebTransport(`https://${host}/`).closed,
  image: (host) => placed('img', (element) => (element.src = `http://${host}/`)),
  script: (host) => placed('script', (element) => (element.src = `http://${host}/`)),
  'style sheet': (host) => link('stylesheet', `http://${host}/`),
  '@import': (host) => styled(`@import url("http://${host}/");`),
  'style with url()': (host) => styled(`.hostile { background: url("http://${host}/") }`),
  font: (host) => new FontFace('hostile', `url("http://${host}/")`).load(),
  video: (host) => placed('video', (element) => (element.src = `http://${host}/`)),
  iframe: (host) => placed('iframe', (element) => (element.src = `http://${host}/`)),
  'iframe without a policy': async (host) => {
    const frame = document.createElement('iframe')
    frame.src = '/robots.txt'
    const end = ended(frame)
    document.body.append(frame)
    await end
    await frame.contentWindow?.fetch(`http://${host}/`, { mode: 'no-cors' })
  },
  'iframe of blob': (host) =>
    placed('iframe', (element) => {
      const page = askedFrom(`<script>${ASKS}</script>`, host)
      element.src = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
    }),
  object: (host) => placed('object', (element) => (element.data = `http://${host}/`)),
  'form post': (host) =>
    placed('form', (element) => {
      Object.assign(element, { action: `http://${host}/`, method: 'post', target: '_blank' })
      setTimeout(() => element.submit())
    }),
  ping: (host) =>
    placed('a', (element) => {
      Object.assign(element, { href: '#ping', ping: `http://${host}/` })
      setTimeout(() => element.click())
    }),
  prefetch: (host) => link('prefetch', `http://${host}/`),
  preload: (host) => link('preload', `http://${host}/`, 'image'),
  modulepreload: (host) => link('modulepreload', `http://${host}/`),
  icon: (host) => link('icon', `http://${host}/`),
  manifest: (host) => link('manifest', `http://${host}/`),
  preconnect: (host) => link('preconnect', `http://${host}/`),
  'dns-prefetch': (host) => link('dns-prefetch', `http://${host}/`),
  'speculation rules': (host) =>
    placed('script', (element) => {
      element.type = 'speculationrules'
      element.textContent = JSON.stringify({ prefetch: [{ source: 'list', urls: [`http://${host}/`] }] })
    }),
  worker: (host) => {
    const worker = new Worker(new URL('./out.worker.ts', import.meta.url))
    worker.postMessage(host, [])
    return ended(worker, 'message')
  },
  'worker of blob': (host) =>
    ended(
      new Worker(URL.createObjectURL(new Blob([askedFrom(`${ASKS}.finally(() => postMessage(1))`, host)]))),
      'message',
    ),
  'service worker': async (host) => {
    const { installing } = await navigator.serviceWorker.register(await workerFile())
    installing?.postMessage(host, [])
    await new Promise(() => {})
  },
  'import of data:': (host) => {
    const address = `data:text/javascript,${encodeURIComponent(askedFrom(ASKS, host))}`
    return import(/* webpackIgnore: true */ address)
  },
  eval: (host) => {
    const run: unknown = Reflect.get(globalThis, 'eval')
    return typeof run === 'function' ? run(askedFrom(ASKS, host)) : undefined
  },
  'a handler in HTML': (host) => inPlace(askedFrom(`<img src="data:," onerror="${ASKS}">`, host)),
  'a picture in HTML': (host) => inPlace(`<svg><image href="http://${host}/"/></svg>`),
  'javascript: in a link': (host) =>
    placed('a', (element) => {
      element.href = askedFrom(`javascript:${ASKS}`, host)
      setTimeout(() => element.click())
    }),
  WebRTC: async (host) => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:${host}` }] })
    connection.createDataChannel('x')
    await connection.setLocalDescription(await connection.createOffer())
    await new Promise(() => {})
  },
}
