import type { EngravingDraft } from '@portal/domain'
import { fakeApi, fakeHost } from '@portal/testing'
import { noOptions, product } from './catalogue.fixture'

export const text = (words: string) => ({ text: words, size: 20, font: 'Arial' as const })
export const draft: EngravingDraft = {
  petName: text('Bella'),
  primaryText: text('Our best friend'),
  secondaryText: text(''),
  icon: 'None',
  iconPlacement: 'Left',
  photo: null,
}

export const plaque = product({
  id: 'plaque-text',
  name: 'Name Plaque',
  requiresEngraving: true,
  engravingType: 'plaque',
  maxLines: 3,
  maxCharacters: 29,
})
export const entry = { SugarID: 'plaque-text', Dimensions: '8 x 4', PhotoSize: '0' }
/** The part of the server's answer that is used here. */
export const engraving = (version: number) => ({ version, state: 'waiting', current: null })

export type Call = { readonly idempotencyKey?: string; readonly version?: number; readonly body?: unknown }

/** A fake server that accepts a plaque and records requests. */
export function world(change: Record<string, (call: Call) => unknown> = {}) {
  const calls: [string, Call][] = []
  const kept = (name: string, answer: (call: Call) => unknown) => (call: Call) => {
    calls.push([name, call])
    return (change[name] ?? answer)(call)
  }
  const answers = {
    getProduct: () => plaque,
    getProductOptions: () => noOptions,
    getPlaqueConfig: () => ({ Config_File: [entry] }),
    saveEngraving: () => engraving(1),
    requestUpload: () => ({ key: 'new/1.png', url: 'https://storage.test/1', headers: {}, expiresAt: '' }),
    saveEngravingFiles: () => engraving(2),
    getEngraving: () => engraving(4),
    getBooking: () => ({ id: 'booking-1' }),
  }
  const host = {
    ...fakeHost(),
    api: fakeApi(Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, kept(name, answer)]))),
  }
  return { calls, host }
}
