const nothing = () => undefined

/** Replaces `swr` during an early render: nothing is cached or requested. */
export const useSWRConfig = () => ({ mutate: nothing, cache: new Map() })
export const preload = nothing
export const unstable_serialize = nothing
const useSWR = () => ({ data: undefined })
// oxlint-disable-next-line import/no-default-export -- swr's own hook is its default export
export default useSWR
