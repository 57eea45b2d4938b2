import * as v from 'valibot'
import { parseJson } from '../http/request-body'

const HeaderSchema = v.looseObject({ event_id: v.optional(v.string()), dsn: v.optional(v.string()) })
const ItemHeaderSchema = v.looseObject({
  type: v.string(),
  length: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

interface EnvelopeItem {
  type: string
  payload: Buffer
}
export interface Envelope {
  header: v.InferOutput<typeof HeaderSchema>
  items: EnvelopeItem[]
}

const NEWLINE = 0x0a

function lineEnd(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(NEWLINE, from)
  return end < 0 ? bytes.length : end
}

/** A header line, then a header line and a payload for each item. A payload without a length ends with its line. */
export function readEnvelope(bytes: Buffer): Envelope | undefined {
  let at = lineEnd(bytes, 0)
  const header = v.safeParse(HeaderSchema, parseJson(bytes.toString('utf8', 0, at)))
  if (!header.success) return undefined
  const items: EnvelopeItem[] = []
  for (at += 1; at < bytes.length;) {
    const headerEnd = lineEnd(bytes, at)
    if (headerEnd === at) {
      at += 1
      continue
    }
    const item = v.safeParse(ItemHeaderSchema, parseJson(bytes.toString('utf8', at, headerEnd)))
    if (!item.success) return undefined
    const start = headerEnd + 1
    const end = item.output.length === undefined ? lineEnd(bytes, start) : start + item.output.length
    if (end > bytes.length && item.output.length !== undefined) return undefined
    items.push({ type: item.output.type, payload: bytes.subarray(start, end) })
    at = end + 1
  }
  return { header: header.output, items }
}
