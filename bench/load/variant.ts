/**
 * Builds of the same sources, measured side by side: `ordinary` is one webpack build as any team would ship it, `tuned`
 * has all of the portal's help that needs no federation.
 */
export const VARIANTS = ['ordinary', 'tuned', 'federated'] as const
export type Variant = (typeof VARIANTS)[number]
/** Variants built as one application. */
export type SingleVariant = Exclude<Variant, 'federated'>
