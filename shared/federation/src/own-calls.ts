/** The shell's, closed to remotes: gives a remote's code a client that makes its own calls alone. Needs React. */
export { OfRemote } from './portal-host/OfRemote'
export { RefusedCall } from './portal-host/own-calls'
