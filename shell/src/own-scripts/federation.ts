import { leaveFederation } from '@portal/federation/runtime'

/* Loaded with the first remote, and by no page without one. */
leaveFederation()
