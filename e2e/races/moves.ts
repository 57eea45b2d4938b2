import { nat, oneof, record } from 'fast-check'
import type { Arbitrary, AsyncCommand } from 'fast-check'
import { MAX_INSTRUCTIONS } from '@portal/domain'
import { draftAddress } from '@portal/federation'
import { Choice } from './choice'
import type { Race } from './outcome'
import type { RaceRun } from './run-of-race'
import { ConfirmationStep } from './tab/confirmation'
import { FormStep } from './tab/form'
import { ItemsStep } from './tab/items'
import type { Tab } from './tab/tab'
import type { OpenWizard } from './tab/wizard'
import { fill, somethingTyped } from './typing'
import type { Loss } from './wire'

/** Where somebody may move, and the number that was generated for what they choose. */
interface At {
  readonly run: RaceRun
  readonly tab: Tab
  readonly choice: Choice
}

/** What somebody would do there; nothing where it is not possible. */
type Possible = (() => void) | undefined | false
type Moves = Readonly<Record<string, readonly [weight: number, at: (at: At) => Possible]>>

const always = (make: (at: At) => void) => (at: At) => () => make(at)

/** Possible where there is one to choose. */
function choosing<T>(choice: Choice, items: readonly T[], make: (one: T) => void): Possible {
  const [first, ...others] = items
  return first !== undefined && (() => make(choice.oneOf([first, ...others])))
}

const PRODUCTS = ['river-stone', 'heart-keepsake-pewter', 'heart-keyring', 'remembrance-star'] as const

const ANYWHERE: Moves = {
  reload: [4, always(({ run, tab }) => run.tabs.reload(tab, false))],
  crash: [1, always(({ run, tab }) => run.tabs.reload(tab, true))],
  duplicate: [3, ({ run, tab }) => !run.tabs.isFull && (() => run.tabs.duplicate(tab))],
  close: [1, always(({ run, tab }) => run.tabs.close(tab))],
  'new tab': [1, ({ run, tab }) => !run.tabs.isFull && (() => void run.tabs.openTab(tab.world.account))],
  'goes offline': [2, ({ run, tab }) => tab.world.computer.isOnline && (() => run.tabs.goOffline(tab))],
  'goes online': [16, ({ run, tab }) => !tab.world.computer.isOnline && (() => run.tabs.goOnline(tab.world.computer))],
}

const AT_HOME: Moves = {
  begin: [8, ({ run, tab }) => run.race.mayBegin && (() => run.tabs.begin(tab))],
  edit: [40, ({ run, tab, choice }) => choosing(choice, run.editable, (id) => tab.edit(id))],
  resume: [
    30,
    ({ tab, choice }) =>
      choosing(choice, tab.drafts, ({ key, draft }) => tab.go(draftAddress(draft.summary.resumeAt, key.id))),
  ],
}

const IN_A_WIZARD: Moves = {
  look: [8, always(({ tab }) => tab.look())],
  back: [4, always(({ tab }) => tab.back())],
  leave: [1, always(({ tab }) => tab.goHome())],
  forward: [80, ({ tab }) => !tab.wizard?.isBusy && (() => void tab.forward())],
}

const inForm = (at: (step: FormStep, at: At) => Possible) => (given: At) =>
  given.tab.wizard?.step instanceof FormStep && at(given.tab.wizard.step, given)

const IN_THE_FORM: Moves = {
  type: [
    110,
    inForm((step, { run: { words }, tab, choice }) => {
      if (step.values.instructions.length >= MAX_INSTRUCTIONS) return false
      const about = aboutOf(tab.wizard)
      return () => {
        const isEmpty = !step.values.pet.firstName
        const change = isEmpty ? fill(words, about, tab.name) : somethingTyped(step, words, choice, about, tab.name)
        step.type(change(step.values))
      }
    }),
  ],
  answer: [
    120,
    inForm((step, { choice }) =>
      choosing(choice, step.questions, (name) => step.answer(name, choice.oneOf(['mine', 'theirs']))),
    ),
  ],
  'close left out': [10, inForm((step) => step.leftOut.length > 0 && (() => step.closeLeftOut()))],
}

const atItems = (at: (step: ItemsStep, at: At) => Possible) => (given: At) => {
  const step = given.tab.wizard?.step
  return step instanceof ItemsStep && !step.isBusy && at(step, given)
}
const engraving = ({ run, tab }: At) => run.words.engraving(aboutOf(tab.wizard))

const AT_THE_ITEMS: Moves = {
  'open item': [
    50,
    atItems((step, at) => step.dialog === null && (() => step.openDialog(at.choice.oneOf(PRODUCTS), engraving(at)))),
  ],
  'add item': [60, atItems((step) => step.dialog !== null && (() => void step.add()))],
  'other words': [10, atItems((step, at) => step.dialog !== null && (() => step.rewrite(engraving(at))))],
  'close dialog': [4, atItems((step) => step.dialog !== null && (() => step.closeDialog()))],
  'change item': [
    24,
    atItems((step, at) => choosing(at.choice, step.changeable, (line) => void step.change(line, engraving(at)))),
  ],
  'remove item': [12, atItems((step, at) => choosing(at.choice, step.changeable, (line) => void step.remove(line)))],
}

const AT_THE_CONFIRMATION: Moves = {
  accept: [
    40,
    ({ tab }) => {
      const step = tab.wizard?.step
      return step instanceof ConfirmationStep && step.changes.length > 0 && (() => step.accept())
    },
  ],
}

/** All that may be done, each as often as its weight says; a loss is done by nobody. */
export function movesOf({ faults, mostTabs }: Race): Arbitrary<AsyncCommand<{ run: RaceRun }, RaceRun>>[] {
  const inWizard = { ...IN_A_WIZARD, ...IN_THE_FORM, ...AT_THE_ITEMS, ...AT_THE_CONFIRMATION }
  const kinds = [
    ...moves(ANYWHERE, () => true),
    ...moves(AT_HOME, ({ isLoading, wizard }) => !isLoading && !wizard),
    ...moves(inWizard, ({ isLoading, wizard }) => !isLoading && wizard !== null),
    loss('lostRequests', faults),
    loss('lostAnswers', faults),
  ]
  const given = record({ tab: nat(mostTabs - 1), number: nat(9999) })
  return [oneof(...kinds.map(({ weight, made }) => ({ weight, arbitrary: given.map(made) })))]
}

interface Given {
  readonly tab: number
  readonly number: number
}

interface Kind {
  readonly weight: number
  made(given: Given): AsyncCommand<{ run: RaceRun }, RaceRun>
}

function moves(kinds: Moves, isThere: (tab: Tab) => boolean): Kind[] {
  return Object.entries(kinds).map(([what, [weight, at]]) => ({
    weight,
    made: ({ tab: place, number }) => {
      const possible = (run: RaceRun) => {
        const tab = run.tabs.at(place)
        return isThere(tab) && tab.page.run(() => at({ run, tab, choice: new Choice(number) }))
      }
      return {
        check: ({ run }) => Boolean(possible(run)),
        run: async (_, run) => {
          const tab = run.tabs.at(place)
          const make = possible(run)
          await run.move(`${tab.name} ${what}`, () => {
            run.tabs.settle(tab)
            // Inside of the tab's page, as its events are.
            if (make) tab.page.run(make)
          })
        },
        toString: () => what,
      }
    },
  }))
}

function loss(what: Loss['what'], faults: Race['faults']): Kind {
  return {
    weight: faults[what],
    made: ({ number }) => ({
      check: ({ run: { wire } }) => wire.carries(what),
      run: async (_, { wire }) => wire.lose({ what, isTimeout: number % 10 < 3 }),
      toString: () => what,
    }),
  }
}

function aboutOf(wizard: OpenWizard | null): string {
  return wizard?.given.who().about.name ?? ''
}
