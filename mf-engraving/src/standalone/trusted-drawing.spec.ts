// @vitest-environment happy-dom
import { freshDraft } from '@portal/domain/plaque'
import { trustOwnFiles } from '@portal/federation/host'
import { layoutPlaque, loadOutlines, plaqueSvg, plateOf, productSvg, storedProductSvg } from '@portal/plaque'
import { afterEach, expect, test, vi } from 'vitest'
import { plate, portrait } from '../edit/editor.fixture'

afterEach(() => {
  vi.unstubAllGlobals()
})

const TEXT = '<img src=x onerror=alert(1)>" onload="x'

test('each of our SVGs passes as trusted HTML, whatever text it contains [OPEN-259]', async () => {
  let createHTML = (html: string): string | null => html
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_name: string, rules: { createHTML: typeof createHTML }) => {
      createHTML = rules.createHTML
    },
  })
  trustOwnFiles()
  const outlines = await loadOutlines(['Arial'])
  const photoHref = 'blob:https://portal.test/1'
  const drawings = [plate, portrait].flatMap((entry) => {
    const hasPhoto = entry === portrait
    const layout = layoutPlaque(entry, { ...freshDraft(entry, 'Bella'), hasPhoto }, outlines)
    const own = layoutPlaque(entry, { ...freshDraft(entry, TEXT), hasPhoto }, outlines)
    return [
      plaqueSvg(layout),
      plaqueSvg(layout, { photoHref }),
      plaqueSvg(own, { photoHref: TEXT }),
      productSvg(layout, { photoHref }),
      storedProductSvg(plateOf(entry), TEXT),
    ]
  })
  expect(drawings.map((drawing) => createHTML(drawing) === drawing)).toEqual(drawings.map(() => true))
  expect(createHTML(TEXT)).toBeNull()
})
