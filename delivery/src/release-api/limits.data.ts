/** Limits of uploads. The largest release today has 12 files and 2 MB. */
export const LIMITS = {
  files: 4000,
  fileBytes: 32 * 1024 * 1024,
  bytes: 256 * 1024 * 1024,
  /** Size of a step. */
  stepBytes: 64 * 1024,
  /** Uploads at the same time. */
  uploads: 4,
  /** Uploads of one key at the same time, so that a key cannot block the others. */
  uploadsPerKey: 2,
  /** Interval in which `paceBytes` must arrive: 10 KB a second. */
  paceMs: 10_000,
  paceBytes: 100_000,
  /** Time for one upload. */
  uploadMs: 300_000,
} as const
export type Limits = { readonly [name in keyof typeof LIMITS]: number }
