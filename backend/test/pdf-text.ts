import { inflateSync } from 'node:zlib'

/** Content of each object, by its number. */
function objectsOf(pdf: Buffer): Map<string, string> {
  const text = pdf.toString('latin1')
  return new Map([...text.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]))
}

/** The decompressed streams of a PDF; others are omitted. */
export function streamsOf(pdf: Uint8Array): string[] {
  return [...objectsOf(Buffer.from(pdf)).values()].flatMap((body) => streamOf(body) ?? [])
}

function streamOf(body: string): string | null {
  const start = body.indexOf('stream\n')
  if (start < 0) return null
  try {
    return inflateSync(Buffer.from(body.slice(start + 7), 'latin1')).toString('latin1')
  } catch {
    return null
  }
}

/** Letters of a font by the codes that a page contains, from its ToUnicode table. */
function lettersOf(table: string): string[] {
  return [...table.matchAll(/beginbfrange\n([\s\S]*?)\nendbfrange/g)].flatMap(([, range = '']) =>
    [...(/\[(.*)\]/s.exec(range)?.[1] ?? '').matchAll(/<([\da-f ]+)>/gi)].map(([, codes = '']) =>
      String.fromCharCode(...codes.split(' ').map((code) => Number.parseInt(code, 16))),
    ),
  )
}

/** The texts of a PDF as a reader would copy them, one line per piece. */
export function textOf(pdf: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(pdf))
  const body = (id: string | undefined) => objects.get(id ?? '') ?? ''
  const fonts = new Map<string, string[]>()
  for (const each of objects.values()) {
    for (const [, name = '', id] of each.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(body(id))?.[1]
      fonts.set(name, lettersOf(streamOf(body(table)) ?? ''))
    }
  }
  return [...objects.values()].flatMap((each) => {
    const page = streamOf(each) ?? ''
    return [...page.matchAll(/BT\n([\s\S]*?)ET/g)].map(([, text = '']) => {
      const letters = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(text)?.[1] ?? '') ?? []
      const codes = [...text.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      return codes.map((code) => letters[Number.parseInt(code, 16)] ?? '\uFFFD').join('')
    })
  })
}
