/** What is taken of one release at most: the largest today has 12 files, 2 MB. */
export const LIMITS = {
  files: 4000,
  fileBytes: 32 * 1024 * 1024,
  bytes: 256 * 1024 * 1024,
  /** Of a step. */
  stepBytes: 64 * 1024,
  /** Releases that come at once. */
  uploads: 4,
  /** Of one key, so that it shuts out nobody else. */
  uploadsOfKey: 2,
  /** In each span of this time so many bytes have to come: 10 KB a second. */
  paceMs: 10_000,
  paceBytes: 100_000,
  /** How long one may take. */
  uploadMs: 300_000,
} as const
export type Limits = { readonly [name in keyof typeof LIMITS]: number }
