/** S3's error answer. */
export class S3Error extends Error {
  readonly code: string
  readonly status: 400 | 403 | 404 | 405 | 412 | 501 | 507

  constructor(code: string, status: S3Error['status'], message: string) {
    super(message)
    this.code = code
    this.status = status
  }
}

export const accessDenied = (message: string) => new S3Error('AccessDenied', 403, message)
export const notImplemented = () =>
  new S3Error('NotImplemented', 501, 'This storage offers objects only: put, get, head, delete and list.')
/** The answer when the disk is full; null for another error. */
export function fullDisk(error: unknown): S3Error | null {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return null
  return new S3Error('InsufficientStorage', 507, 'The disk is full. Nothing was stored. Stored objects can be read.')
}
