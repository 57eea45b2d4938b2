/**
 * What is measured side by side, of the same sources: `ordinary` is one webpack build as any team would ship it,
 * `tuned` the same with all of the portal's help that needs no federation, `http1` the portal over HTTP/1.1.
 */
export const VARIANTS = ['ordinary', 'tuned', 'federated', 'http1'] as const
export type Variant = (typeof VARIANTS)[number]
/** Built as one application: `ordinary` boots as any does, `tuned` has the federated shell's boot order. */
export type SingleVariant = Extract<Variant, 'ordinary' | 'tuned'>
