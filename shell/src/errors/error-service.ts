export { countFault } from './count-fault'
export { culpritOf } from './culprit'
export { sentry } from '@portal/federation/error-service'
