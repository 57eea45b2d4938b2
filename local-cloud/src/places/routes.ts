import { Hono } from 'hono'
import * as v from 'valibot'
import { isCleanText, parseJson, limitBody } from '../http/request-body'
import { applyFieldMask } from './field-mask'
import { addressOfId, placeDetails, suggestAddresses, suggestion } from './places'
import type { Context } from 'hono'
import type { CloudApp } from '../http/listen'

const SessionSchema = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,36}$/)))
const AutocompleteSchema = v.object({
  input: v.pipe(v.string(), v.check(isCleanText), v.trim(), v.minLength(1), v.maxLength(400)),
  includedRegionCodes: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/i))), v.maxLength(15))),
  sessionToken: SessionSchema,
})
const MASK = /^(?:\*|[A-Za-z]+(?:\.[A-Za-z]+)*(?: *, *[A-Za-z]+(?:\.[A-Za-z]+)*)*)$/

type Status = 400 | 403 | 404 | 413
const STATUS_NAMES: Record<Status, string> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  413: 'INVALID_ARGUMENT',
}
const refuse = (c: Context, code: Status, message: string) =>
  c.json({ error: { code, message, status: STATUS_NAMES[code] } }, code)

/** The answer reduced to the field mask; 400 for an invalid mask. */
function replyMasked(c: Context, answer: object, mask: string) {
  if (!MASK.test(mask.trim())) return refuse(c, 400, 'The field mask is not valid.')
  return c.body(JSON.stringify(applyFieldMask(answer, mask)), 200, {
    'content-type': 'application/json; charset=UTF-8',
  })
}

async function autocomplete(c: Context) {
  const request = v.safeParse(AutocompleteSchema, parseJson(await c.req.text()))
  if (!request.success) return refuse(c, 400, 'The request is not valid: an input of 1 to 400 characters is needed.')
  const { input, includedRegionCodes: regions } = request.output
  const inAustralia = regions === undefined || regions.some((code) => code.toLowerCase() === 'au')
  const suggestions = inAustralia ? suggestAddresses(input).map(suggestion) : []
  return replyMasked(c, suggestions.length === 0 ? {} : { suggestions }, c.req.header('x-goog-fieldmask') ?? '*')
}

function details(c: Context) {
  const mask = c.req.header('x-goog-fieldmask')
  if (mask === undefined) return refuse(c, 400, 'FieldMask is a required parameter.')
  if (!v.is(SessionSchema, c.req.query('sessionToken'))) return refuse(c, 400, 'The session token is not valid.')
  const address = addressOfId(c.req.param('id') ?? '')
  return address ? replyMasked(c, placeDetails(address), mask) : refuse(c, 404, 'The Place ID is no longer valid.')
}

/** The calls of Google Places (New) that the backend uses. */
export function placesRoutes(apiKey: string): CloudApp {
  const app: CloudApp = new Hono({ strict: false })
  app.use(async (c, next) => {
    const given = c.req.header('x-goog-api-key')
    if (given === undefined) return refuse(c, 403, 'The request is missing a valid API key.')
    return given === apiKey ? next() : refuse(c, 400, 'API key not valid. Please pass a valid API key.')
  })
  app.use(limitBody(16 * 1024, (c) => refuse(c, 413, 'The request is too large.')))
  app.post('/v1/places:autocomplete', autocomplete)
  app.get('/v1/places/:id', details)
  return app
}
