import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { ACCOUNTS } from '../fixtures/accounts'
import { invitationOf } from '../fixtures/engraving'
import { signInByForm } from '../fixtures/sign-in'
import { FAULTS } from './faults'
import type { Fault, FileKind } from './faults'

const VERIFY = '/engraving/verify/booking-100011/booking-100011-line-1'
const NUMBER = '412345679'
/** Alfie's tile: a photo and no icon. */
const ALFIE = 'booking-99966'

/** A page that pet owners see without the shell. */
export interface OwnerPage {
  readonly name: string
  /** Said while it is drawn, and by its own code alone. */
  readonly says: string
  /** Leads there where all is well; answers its address. What this tab keeps of it is needed for the next visit. */
  readonly open: (page: Page) => Promise<string>
  /** Its own code, by the name of the file. */
  readonly file: string
  /** How it is come to from the page of that address, which is there. */
  readonly go?: (page: Page) => Promise<void>
  /** What its visitor can enter before its code is there, and then does. */
  readonly typed?: string
  readonly shown: (page: Page) => Promise<void>
}

async function giveNumber(page: Page, number: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(number)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const approved = (page: Page) => expect(page.getByText(/^Approved by /)).toBeVisible()

async function addressOf(page: Page): Promise<string> {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Where an owner may begin. */
export const OWNER_PAGES: readonly OwnerPage[] = [
  {
    name: 'the verification',
    says: 'Engraving Approval',
    file: 'verify',
    open: async () => VERIFY,
    typed: NUMBER,
    shown: async (page) => {
      const number = page.getByLabel('Mobile number')
      await giveNumber(page, (await number.inputValue()) || NUMBER)
      await approved(page)
    },
  },
  {
    name: 'the artwork',
    says: 'Check existing artwork',
    file: 'check-existing',
    open: async (page) => {
      await page.goto(VERIFY)
      await giveNumber(page, NUMBER)
      await approved(page)
      return addressOf(page)
    },
    shown: approved,
  },
]

/** Where an owner comes next, in a page that is there. */
export const LATER_PAGES: readonly OwnerPage[] = [
  {
    name: 'the artwork after the number',
    says: 'Check existing artwork',
    file: 'check-existing',
    open: async () => VERIFY,
    go: (page) => giveNumber(page, NUMBER),
    shown: approved,
  },
  {
    name: 'the editor',
    says: 'Engraving options',
    file: 'edit.',
    open: async (page) => {
      await signInByForm(page, ACCOUNTS.harbourOwner)
      const { path, number } = await invitationOf(page, ALFIE)
      await page.goto(path)
      await giveNumber(page, number)
      await expect(page.getByRole('link', { name: 'I want to make changes' })).toBeVisible()
      return addressOf(page)
    },
    go: (page) => page.getByRole('link', { name: 'I want to make changes' }).click(),
    shown: (page) => expect(page.getByRole('textbox', { name: 'First line' })).toBeVisible(),
  },
]

const named = (name: string): Fault => {
  const fault = FAULTS.find((one) => one.name === name)
  if (!fault) throw new Error(`No such fault: ${name}`)
  return fault
}

const on = (name: string, what: string, ...hits: FileKind[]): Fault => ({
  ...named(name),
  name: `${name}, ${what}`,
  hits,
})
const otherBytes: Fault = { ...named('other bytes of the entry'), name: 'other bytes' }

const ON_THE_LINE = ['500', '404', 'hangs', 'cut off'] as const

/** Longer than words may take, also where it was asked for before anybody waited for it: what arrives then is taken. */
const LATE_MS = 12_000
const late = (what: string, ...hits: FileKind[]): Fault => ({
  name: `late, ${what}`,
  hits,
  mayArrive: true,
  answer: (_, __, passOn) => void setTimeout(passOn, LATE_MS),
})

/** What can happen to a page as it begins: its entry and the chunk of its screen are both in its HTML. */
export const firstFaults = ({ says, file }: OwnerPage): readonly Fault[] => [
  ...ON_THE_LINE.flatMap((name) => [
    on(name, 'the entry', 'entry'),
    on(name, 'a chunk', 'chunk'),
    on(name, 'both', 'entry', 'chunk'),
  ]),
  { ...otherBytes, name: 'other bytes, the entry' },
  { ...otherBytes, name: 'other bytes, a chunk', hits: ['chunk'] },
  { ...otherBytes, name: 'other bytes, both', hits: ['entry', 'chunk'] },
  on('hangs', 'the style sheets', 'style'),
  on('500', 'everything', 'entry', 'chunk', 'style'),
  late('the entry', 'entry'),
  { ...late('a chunk', 'chunk'), file },
  { name: 'throws at render', hits: ['chunk'], publish: (_, code) => throwsAtRender(says, code), planted: 'render' },
]

/** What can happen to a screen that is come to in the page. */
export const laterFaults = ({ file }: OwnerPage): readonly Fault[] =>
  [
    ...ON_THE_LINE.map((name) => on(name, 'a chunk', 'chunk')),
    { ...otherBytes, name: 'other bytes, a chunk', hits: ['chunk'] as const },
    on('hangs', 'the style sheet', 'style'),
    late('a chunk', 'chunk'),
  ].map((fault) => ({ ...fault, file }))

/** A chunk whose screen throws while it is drawn, as long as the fault lasts: where it says what only it says. */
const throwsAtRender = (says: string, code: string): string =>
  code.replaceAll(
    JSON.stringify(says),
    `(() => {
      if (globalThis.plantedFault === 'render') throw new Error('planted at render')
      return ${JSON.stringify(says)}
    })()`,
  )
