import { draftAddress } from '@portal/federation'
import { MAX_INSTRUCTIONS } from '@portal/domain'
import type { Chance } from './chance'
import { ConfirmationStep } from './tab/confirmation'
import { FormStep } from './tab/form'
import { ItemsStep } from './tab/items'
import type { Tab } from './tab/tab'
import { fill, somethingTyped } from './typing'
import type { Words } from './words'
import type { Happening } from './wire'

/** What a person may do, as far as the race lets them. */
export interface MoveMeans {
  readonly chance: Chance
  readonly words: Words
  /** Bookings that may be opened for editing. */
  readonly editable: () => readonly string[]
  begin(tab: Tab): void
  openTab(tab: Tab): void
  reload(tab: Tab, crashed: boolean): void
  duplicate(tab: Tab): void
  /** The person turns to this tab. */
  settle(tab: Tab): void
}

const PRODUCTS = ['river-stone', 'heart-keepsake-pewter', 'heart-keyring', 'remembrance-star'] as const

/** All that the user of a tab may do now. */
export function movesOf(tab: Tab, means: MoveMeans): Happening[] {
  return allMoves(tab, means).map((each) => ({
    ...each,
    do: () => {
      means.settle(tab)
      return each.do()
    },
  }))
}

function allMoves(tab: Tab, means: MoveMeans): Happening[] {
  const always = [
    move(tab, 2, 'reload', () => means.reload(tab, false)),
    move(tab, 0.5, 'crash', () => means.reload(tab, true)),
    move(tab, 1.5, 'duplicate', () => means.duplicate(tab)),
    move(tab, 0.5, 'close', () => tab.close()),
    move(tab, 0.5, 'new tab', () => means.openTab(tab)),
  ]
  if (tab.isLoading) return always
  return [...always, ...tab.page.run(() => (tab.wizard ? wizardMoves(tab, means) : homeMoves(tab, means)))]
}

function homeMoves(tab: Tab, { chance, editable, begin }: MoveMeans): Happening[] {
  const [first, ...others] = tab.drafts
  const [booking, ...bookings] = editable()
  return [
    move(tab, 4, 'begin', () => begin(tab)),
    ...(booking === undefined ? [] : [move(tab, 20, 'edit', () => tab.edit(chance.oneOf([booking, ...bookings])))]),
    ...(first === undefined
      ? []
      : [
          move(tab, 15, 'resume', () => {
            const { key, draft } = chance.oneOf([first, ...others])
            tab.go(draftAddress(draft.summary.resumeAt, key.id))
          }),
        ]),
  ]
}

function wizardMoves(tab: Tab, means: MoveMeans): Happening[] {
  const step = tab.wizard?.step
  const always = [
    move(tab, 4, 'look', () => tab.look()),
    move(tab, 2, 'back', () => tab.back()),
    move(tab, 0.5, 'leave', () => tab.goHome()),
    ...(tab.wizard?.isBusy ? [] : [move(tab, 40, 'forward', () => void tab.forward())]),
  ]
  if (step instanceof FormStep) return [...always, ...formMoves(tab, step, means)]
  if (step instanceof ItemsStep) return [...always, ...itemMoves(tab, step, means)]
  return step instanceof ConfirmationStep ? [...always, ...confirmationMoves(tab, step)] : always
}

function formMoves(tab: Tab, step: FormStep, { chance, words }: MoveMeans): Happening[] {
  const about = aboutOf(tab)
  const { questions } = step
  const [question, ...others] = questions
  const isEmpty = !step.values.pet.firstName
  const typing = move(tab, 55, 'type', () => {
    const change = isEmpty ? fill(words, about, tab.name) : somethingTyped(step, words, chance, about, tab.name)
    step.type(change(step.values))
  })
  return [
    ...(step.values.instructions.length < MAX_INSTRUCTIONS ? [typing] : []),
    ...(question === undefined
      ? []
      : [
          move(tab, 60, 'answer', () => {
            step.answer(chance.oneOf([question, ...others]), chance.happens(0.5) ? 'mine' : 'theirs')
          }),
        ]),
    ...(step.leftOut.length > 0 ? [move(tab, 5, 'close left out', () => step.closeLeftOut())] : []),
  ]
}

function itemMoves(tab: Tab, step: ItemsStep, { chance, words }: MoveMeans): Happening[] {
  const about = aboutOf(tab)
  const [line, ...others] = step.lines
  if (step.isBusy) return []
  if (step.dialog) {
    const { dialog } = step
    return [
      move(tab, 30, 'add item', () => void step.add()),
      move(tab, 5, 'other words', () => {
        dialog.engraving = words.engraving(about)
      }),
      move(tab, 2, 'close dialog', () => {
        step.dialog = null
      }),
    ]
  }
  return [
    move(tab, 25, 'open item', () => step.openDialog(chance.oneOf(PRODUCTS), words.engraving(about))),
    ...(line === undefined
      ? []
      : [
          move(tab, 12, 'change item', () => {
            void step.change(chance.oneOf([line, ...others]), words.engraving(about))
          }),
          move(tab, 6, 'remove item', () => void step.remove(chance.oneOf([line, ...others]))),
        ]),
  ]
}

function confirmationMoves(tab: Tab, step: ConfirmationStep): Happening[] {
  return step.changes.length > 0 ? [move(tab, 20, 'accept', () => step.accept())] : []
}

function aboutOf(tab: Tab): string {
  return tab.wizard?.given.who().about.name ?? ''
}

/** Moves are made inside of the tab's page, as its events are. */
function move(tab: Tab, weight: number, what: string, make: () => void): Happening {
  return { weight, what: `${tab.name} ${what}`, do: () => tab.page.run(make) }
}
