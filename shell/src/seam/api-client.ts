export { ApiError, apiKey, fieldNames, invalidate, toApiError } from '@portal/api-client'
