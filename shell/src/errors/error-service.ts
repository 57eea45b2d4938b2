export { countFault } from './count-fault'
export { culpritOf } from './culprit'
export { loadFacts } from './load-facts'
export { sentry } from '@portal/federation/error-service'
