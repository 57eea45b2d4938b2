import { Hono } from 'hono'
import { contract } from '@portal/api-client/contract'
import type { Contract } from '@portal/api-client/contract'
import { sourceDigests } from '@portal/api-client/digests'
import { openApiDocument } from '@portal/api-client/openapi'
import { log, thisCall } from '@portal/server'
import type { Deps } from './deps'
import { notFound } from './errors/failure'
import { attentionHandlers } from './handlers/attention'
import { bookingHandlers } from './handlers/booking'
import { bookingListHandlers } from './handlers/booking-list'
import { draftKeyHandlers } from './handlers/draft-key'
import { earlierOwnerHandlers } from './handlers/earlier-owner'
import { engravingHandlers } from './handlers/engraving'
import { guestHandlers } from './handlers/guest'
import type { Handlers } from './handlers/handler'
import { invoiceHandlers } from './handlers/invoice'
import { savedListHandlers } from './handlers/saved-list'
import { memberHandlers } from './handlers/member'
import { operatorHandlers } from './handlers/operator'
import { ownerAnswerHandlers } from './handlers/owner-answer'
import { partMetricHandlers } from './handlers/part-metrics'
import { passwordHandlers } from './handlers/password'
import { practiceHandlers } from './handlers/practice'
import { productHandlers } from './handlers/product'
import { realtimeHandlers } from './handlers/realtime'
import { referenceHandlers } from './handlers/reference'
import { secondFactorHandlers } from './handlers/second-factor'
import { sessionHandlers } from './handlers/session'
import { signInHandlers } from './handlers/sign-in'
import { specialInstructionHandlers } from './handlers/special-instruction'
import { mountBookingFiles } from './http/booking-file'
import { mountDocs } from './http/docs'
import { HttpError, asHttpError, errorResponse } from './http/http-error'
import { mountIdentity } from './http/identity'
import { mountInvoiceFiles } from './http/invoice-file'
import { mountListFiles } from './http/list-file'
import { mountProofs } from './http/proof-file'
import { mountMedia } from './http/media'
import { mountOwnerPages } from './http/owner-page'
import { mount } from './http/mount'
import { mountProbes, refuseUnwritable, mountMetrics } from './http/probes'
import { onlyOwnCallers, refuseTwoHosts } from './http/own-callers'
import { noteRefusal, recordCalls } from './http/record-calls'

/** The whole API under `/api`. */
export function createApp(deps: Deps): Hono {
  const app = new Hono().basePath('/api')
  app.use(recordCalls(deps.proxies, deps.metrics), async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
  })
  app.use(refuseTwoHosts, onlyOwnCallers(deps))
  app.use('/health', refuseUnwritable(deps))
  // Checked by its type: an endpoint of the contract without a handler does not compile.
  const handlers: Handlers<Contract> = {
    ...bookingHandlers(deps),
    ...bookingListHandlers(deps),
    ...draftKeyHandlers(deps),
    ...earlierOwnerHandlers(deps),
    ...engravingHandlers(deps),
    ...guestHandlers(deps),
    ...invoiceHandlers(deps),
    ...savedListHandlers(deps),
    ...memberHandlers(deps),
    ...operatorHandlers(deps),
    ...attentionHandlers(deps),
    ...ownerAnswerHandlers(deps),
    ...partMetricHandlers(deps),
    ...passwordHandlers(deps),
    ...practiceHandlers(deps),
    ...productHandlers(deps),
    ...realtimeHandlers(deps),
    ...referenceHandlers(deps),
    ...secondFactorHandlers(deps),
    ...sessionHandlers(deps),
    ...signInHandlers(deps),
    ...specialInstructionHandlers(deps),
  }
  mount(app, deps, contract, handlers)
  mountMedia(app, deps.storage)
  mountBookingFiles(app, deps)
  mountProofs(app, deps)
  mountOwnerPages(app, deps)
  mountInvoiceFiles(app, deps)
  mountListFiles(app, deps)
  mountIdentity(app, deps)
  mountProbes(app, deps)
  mountMetrics(app, deps)
  const info = { title: 'Portal API', version: deps.version, server: '/api' }
  mountDocs(app, deps, () => openApiDocument(contract, { ...info, digests: sourceDigests() }))
  app.notFound(() => {
    throw notFound('The address')
  })
  app.onError((error, { req }) => {
    const refusal = asHttpError(error) ?? unexpected(error)
    noteRefusal(refusal)
    return errorResponse(refusal, Number(req.header('content-length') ?? 0))
  })
  return app
}

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

function unexpected(error: Error): HttpError {
  log.error(`request ${thisCall()?.request} failed`, error)
  return new HttpError(500, 'Something went wrong on our side. Nothing was saved.')
}
