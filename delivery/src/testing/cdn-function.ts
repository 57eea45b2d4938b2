import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import * as v from 'valibot'

const CODE = readFileSync(path.join(import.meta.dirname, '../../../deploy/cdn/viewer-request.js'), 'utf8')
const AnswerSchema = v.object({ uri: v.optional(v.string()), statusCode: v.optional(v.number()) })

/** Runs the CDN's function (`deploy/cdn/viewer-request.js`) on a request. */
export function runCdnFunction(uri: string, accepted: string): v.InferOutput<typeof AnswerSchema> {
  const event = { request: { uri, headers: { 'accept-encoding': { value: accepted } } } }
  return v.parse(AnswerSchema, runInNewContext(`${CODE}; handler(event)`, { event }))
}
