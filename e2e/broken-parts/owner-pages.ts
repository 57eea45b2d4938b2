import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { FAULTS } from './faults'
import type { Fault } from './faults'

const VERIFY = '/engraving/verify/booking-100011/booking-100011-line-1'
const NUMBER = '412345679'

/** A page that pet owners see without the shell. */
export interface OwnerPage {
  readonly name: string
  /** Said while it is drawn, and by its own code alone. */
  readonly says: string
  /** Leads there where all is well; answers its address. What this tab keeps of it is needed for the next visit. */
  readonly open: (page: Page) => Promise<string>
  /** What its visitor can enter before its code is there, and then does. */
  readonly typed?: string
  readonly shown: (page: Page) => Promise<void>
}

export const OWNER_PAGES: readonly OwnerPage[] = [
  {
    name: 'the verification',
    says: 'Engraving Approval',
    open: async () => VERIFY,
    typed: NUMBER,
    shown: async (page) => {
      const number = page.getByLabel('Mobile number')
      if ((await number.inputValue()) === '') await number.fill(NUMBER)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText(/^Approved by /)).toBeVisible()
    },
  },
  {
    name: 'the artwork',
    says: 'Check existing artwork',
    open: async (page) => {
      await page.goto(VERIFY)
      await page.getByLabel('Mobile number').fill(NUMBER)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText(/^Approved by /)).toBeVisible()
      const { pathname, search } = new URL(page.url())
      return pathname + search
    },
    shown: (page) => expect(page.getByText(/^Approved by /)).toBeVisible(),
  },
]

const lineFault = (name: string, file: 'entry' | 'chunk'): Fault => {
  const fault = FAULTS.find((one) => one.name === name)
  if (!fault) throw new Error(`No such fault: ${name}`)
  return { ...fault, hits: [file] }
}

/** What can happen to such a page: its entry is in the HTML, its chunks are asked for by the entry. */
export const ownerFaults = ({ says }: OwnerPage): readonly Fault[] => [
  { ...lineFault('404', 'entry'), name: '404 for its entry' },
  { ...lineFault('404', 'chunk'), name: '404 for a chunk' },
  lineFault('other bytes of the entry', 'entry'),
  { name: 'throws at render', hits: ['chunk'], publish: (_, code) => throwsAtRender(says, code), planted: 'render' },
]

/** A chunk whose screen throws while it is drawn, as long as the fault lasts: where it says what only it says. */
const throwsAtRender = (says: string, code: string): string =>
  code.replaceAll(
    JSON.stringify(says),
    `(() => {
      if (globalThis.plantedFault === 'render') throw new Error('planted at render')
      return ${JSON.stringify(says)}
    })()`,
  )
