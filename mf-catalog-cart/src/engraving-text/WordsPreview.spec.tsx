// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { LineLookProps } from '@portal/slots/mf-engraving'
import { afterEach, expect, test, vi } from 'vitest'
import { engraved } from '../testing/catalogue.fixture'
import { WordsPreview } from './WordsPreview'

// Replaces the preview of the engraving team.
vi.mock('@portal/federation', async (original) => ({
  ...(await original<object>()),
  Slot: ({ props: { name, words } }: { props: LineLookProps }) => <p>{`${name}: ${JSON.stringify(words)}`}</p>,
}))

afterEach(cleanup)

test('draws the typed words for their item; none, and characters that cannot be engraved, are not drawn [OPEN-382]', () => {
  const { rerender } = render(<WordsPreview item={engraved} text={' Bella\nRex '} />)
  expect(screen.getByText('Heart Keepsake: [{"productId":"heart","text":"Bella\\nRex"}]')).toBeTruthy()
  for (const text of ['', '  ', 'Bella 🐾']) {
    rerender(<WordsPreview item={engraved} text={text} />)
    expect(screen.queryByText(/Heart Keepsake/)).toBeNull()
  }
})
