const nothing = () => undefined

/** What components find as `swr` while they are drawn once: nothing is kept, nothing is asked for. */
export const useSWRConfig = () => ({ mutate: nothing, cache: new Map() })
export const preload = nothing
export const unstable_serialize = nothing
const useSWR = () => ({ data: undefined })
// oxlint-disable-next-line import/no-default-export -- swr's own hook is its default export
export default useSWR
