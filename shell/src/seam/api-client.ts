/* Written by `npm run contract`: the names that remotes import. */
export { ApiError, apiKey, fieldNames, invalidate, toApiError } from '@portal/api-client'
