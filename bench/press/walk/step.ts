import type { Locator, Page } from 'playwright'

/** Something that a person does, and what the page shows then. */
export interface Step {
  readonly name: string
  /** What leads there without being measured. */
  readonly prepare?: (page: Page) => Promise<void>
  readonly act: (page: Page) => Promise<void>
  readonly shows: (page: Page) => Locator
}

/** A finger on a mouse button or a key. */
const HELD_MS = 50
/** Between two letters of somebody who types fast. */
const BETWEEN_LETTERS_MS = 90

/** The pointer comes before the press. */
export async function press(target: Locator): Promise<void> {
  await target.hover()
  await target.click({ delay: HELD_MS })
}

export async function type(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.pressSequentially(text, { delay: BETWEEN_LETTERS_MS })
}

export const key = (page: Page, name: string) => page.keyboard.press(name, { delay: HELD_MS })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** A field's own value, once it is there. */
export const holding = (page: Page, value: string) => page.locator(`input[value="${value}"]`).first()
