/** Entry for the shell, closed to remotes: gives a remote's code a client for its own calls only. Needs React. */
export { RemoteHost } from './portal-host/RemoteHost'
export { RefusedCall } from './portal-host/own-calls'
