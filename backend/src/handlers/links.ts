/** Where the browser finds a picture of the provider. */
export function mediaLink(path: string): string {
  return `/api/media/${path}`
}
