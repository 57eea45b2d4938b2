import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { parseJson } from '../http/request-body'
import { ServiceError } from './service-error'
import type { Identity } from './identity'

export type Operation = (identity: Identity, input: unknown) => Promise<object>
type Operations = ReadonlyMap<string, Operation>

const TARGET = 'AWSCognitoIdentityProviderService.'
const EnvelopeSchema = v.looseObject({
  ClientId: v.optional(v.string()),
  UserPoolId: v.optional(v.string()),
})

function operationOf(operations: Operations, target: string | undefined): Operation {
  const operation = target?.startsWith(TARGET) ? operations.get(target.slice(TARGET.length)) : undefined
  if (!operation) throw new ServiceError('UnknownOperationException', 'The operation is not supported.')
  return operation
}

/** Runs a call of Cognito's JSON protocol: a header names the operation, the body is its input. */
export function run(
  identity: Identity,
  operations: Operations,
  target: string | undefined,
  body: string,
): Promise<object> {
  const operation = operationOf(operations, target)
  const input = v.safeParse(EnvelopeSchema, parseJson(body))
  if (!input.success) throw new ServiceError('SerializationException', 'The body is not a JSON object.')
  const { ClientId, UserPoolId } = input.output
  if (ClientId !== undefined && ClientId !== identity.clientId) {
    throw new ServiceError('ResourceNotFoundException', 'User pool client does not exist.')
  }
  if (UserPoolId !== undefined && UserPoolId !== identity.poolId) {
    throw new ServiceError('ResourceNotFoundException', 'User pool does not exist.')
  }
  return operation(identity, input.output)
}

export function reply(body: object, status: number, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'cache-control': 'no-store',
      'x-amzn-requestid': randomUUID(),
      ...headers,
    },
  })
}

export function replyError(name: string, message: string, status: number): Response {
  return reply({ __type: name, message }, status, { 'x-amzn-errortype': name })
}

export function replyFailure(error: Error): Response {
  if (error instanceof ServiceError) return replyError(error.name, error.message, 400)
  console.error('local-cloud identity:', error)
  return replyError('InternalErrorException', 'The identity service could not answer. Try again.', 500)
}
