// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { renderInPortal, harbour } from '@portal/testing'
import type { LineLookProps } from '@portal/slots/mf-engraving'
import { afterEach, expect, test, vi } from 'vitest'
import { engraved } from '../testing/catalogue.fixture'
import { WordsCheckContext } from './owner-check'
import { WordsPreview } from './WordsPreview'

// Replaces the preview of the engraving team.
vi.mock('@portal/federation', async (original) => ({
  ...(await original<object>()),
  Slot: ({ props: { name, words, isSpelled } }: { props: LineLookProps }) => (
    <p>{`${name}: ${JSON.stringify(words)}${isSpelled ? ', spelled' : ''}`}</p>
  ),
}))

afterEach(cleanup)

test('draws and spells the typed words for their item [OPEN-382]', () => {
  renderInPortal(<WordsPreview item={engraved} text={' Bella\nRex '} />)
  expect(screen.getByText('Heart Keepsake: [{"productId":"heart","text":"Bella\\nRex"}], spelled')).toBeTruthy()
})

test.each(['', '  ', 'Bella 🐾'])('draws no words, and none that cannot be engraved: %j [OPEN-382]', (text) => {
  renderInPortal(<WordsPreview item={engraved} text={text} />)
  expect(screen.queryByText(/Heart Keepsake/)).toBeNull()
})

const practice = { ...harbour, cstm: { ...harbour.cstm, owner_checks_words_c: true } }

test.each([
  ['afterSubmission', "We'll ask the owner to check these words once the booking is submitted."],
  ['afterSave', "We'll ask the owner to check these words once they are saved."],
  ['never', /^We can't ask the owner to check these words.*You'll approve the words for the owner\.$/],
] as const)(
  'says when the owner checks the words, if the practice wishes it or asked before: %s [OPEN-133, OPEN-383]',
  (check, text) => {
    const preview = (wasAsked: boolean) => (
      <WordsCheckContext value={{ ownerCheck: check, wasAsked }}>
        <WordsPreview item={engraved} text="Bella" />
      </WordsCheckContext>
    )
    renderInPortal(preview(false), { host: { practice } })
    expect(screen.getByText(text)).toBeTruthy()
    cleanup()
    renderInPortal(preview(false))
    expect(screen.queryByText(/owner/)).toBeNull()
    cleanup()
    renderInPortal(preview(true))
    expect(screen.getByText(text)).toBeTruthy()
  },
)
