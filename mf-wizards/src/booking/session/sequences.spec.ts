import { array, assert, asyncProperty, nat, noBias, tuple } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { PlayedOffice } from '../../testing/played-office.fixture'
import type { PlayedTab } from '../../testing/played-tab.fixture'
import type { OwnerPetValues } from './owner-pet-values'

vi.setConfig({ testTimeout: 180_000 })

/** A random step: the tab, and numbers to choose with. */
interface RandomStep {
  readonly office: PlayedOffice
  readonly tab: PlayedTab
  /** Index for a choice. */
  readonly number: number
  /** A number that is unique to the step, for values that nobody has typed before. */
  readonly fresh: number
}
type Precondition = (chance: RandomStep) => boolean

function oneOf<T>(list: readonly T[], number: number): T {
  const one = list[number % list.length]
  if (one === undefined) throw new Error('There is nothing to choose from')
  return one
}

/** One change of the form; in a submitted booking only the instructions. */
function typed(values: OwnerPetValues, { tab, number, fresh }: RandomStep): OwnerPetValues {
  const { pet, owner, instructions, skipOwner } = values
  const [first, ...others] = instructions
  const words = `Words ${fresh}.`
  const rows = [
    { instructions: [...instructions, { id: `row-${fresh}`, description: words }] },
    { instructions: first ? [{ ...first, description: words }, ...others] : [] },
    { instructions: others },
  ]
  const rest = [
    { pet: { ...pet, firstName: words } },
    { pet: { ...pet, weight: String((3000 + fresh) / 100) } },
    { owner: { ...owner, firstName: words }, skipOwner: false },
    { skipOwner: !skipOwner },
  ]
  return { ...values, ...oneOf(tab.state.locked ? rows : [...rows, ...rest], number) }
}

const always: Precondition = () => true
const inForm: Precondition = ({ tab }) => tab.step === 'form'
const atItems: Precondition = ({ tab }) => tab.step === 'items'
const isAsked: Precondition = ({ tab }) => tab.questions.length > 0
const isUnderWay: Precondition = ({ office }) => office.messages.length > 0

/** The user's own item, or one in the cart. */
function itemAt({ tab, number }: RandomStep): string {
  const lines = tab.state.booking.quotedProducts.filter(({ deleted }) => !deleted)
  return oneOf([`edit-${tab.name}`, ...lines.flatMap(({ editId }) => editId ?? [])], number)
}

/** Possible actions with their weight and their precondition. */
const CHANCES: readonly (readonly [weight: number, Precondition, act: (chance: RandomStep) => unknown])[] = [
  [10, inForm, (at) => at.tab.type((values) => typed(values, at))],
  [4, inForm, ({ tab }) => tab.pause()],
  [16, (at) => inForm(at) && !at.tab.isBusy, ({ tab }) => tab.next()],
  [8, isAsked, ({ tab, number: n }) => tab.answer(oneOf(tab.questions, n), n % 2 ? 'mine' : 'theirs')],
  [4, ({ tab }) => tab.mayGoOn, ({ tab, number }) => tab.goOn(number % 2 ? 'items' : 'confirmation')],
  [12, atItems, (at) => at.tab.changeItem(itemAt(at), `Words ${at.fresh}.`)],
  [4, (at) => atItems(at) && !at.tab.isBusy, (at) => at.tab.changeItem(itemAt(at), undefined)],
  [8, ({ tab }) => tab.step === 'confirmation' && !tab.isBusy, ({ tab }) => tab.submit()],
  [8, always, ({ tab, number }) => tab.look(number % 3 > 0)],
  [3, always, ({ tab }) => tab.reopen()],
  [40, isUnderWay, ({ office, number }) => office.pass(oneOf(office.messages, number))],
  [12, isUnderWay, ({ office, number }) => office.lose(oneOf(office.messages, number), number)],
]

/** A random step: which tab, which of its possible actions, and a number. */
const step = noBias(tuple(nat(1), nat(9999), nat(99)))

test('in any order of events nothing typed is lost, and nothing is overwritten unseen [OPEN-86..89]', async () => {
  await assert(
    asyncProperty(nat(2), array(step, { minLength: 100, maxLength: 100 }), async (begun, steps) => {
      const office = new PlayedOffice(begun === 0 ? 'VP Submitted' : 'VP Unsubmitted')
      await office.settle()
      for (const [fresh, [place, which, number]] of steps.entries()) {
        const chance = { office, tab: oneOf(office.tabs, place), number, fresh }
        const possible = CHANCES.flatMap(([weight, isPossible, act]) =>
          isPossible(chance) ? Array.from({ length: weight }, () => act) : [],
        )
        void oneOf(possible, which)(chance)
        await office.settle()
      }
      await office.rest()
      expect([...office.faults]).toEqual([])
    }),
    { seed: 1, numRuns: 100, endOnFailure: true },
  )
})
