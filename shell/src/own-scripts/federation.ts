import { leaveFederation } from '@portal/federation/runtime'

/* Fetched beside the first remote, and by no page that has none. */
leaveFederation()
