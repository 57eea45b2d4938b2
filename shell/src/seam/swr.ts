// oxlint-disable-next-line import/no-default-export -- swr's own hook is its default export
export { default, preload, useSWRConfig } from 'swr'
