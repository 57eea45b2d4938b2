import { assert, asyncModelRun, asyncProperty, commands, nat, oneof, record } from 'fast-check'
import type { AsyncCommand } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { PlayedOffice } from '../../testing/played-office.fixture'
import { broken, lost } from '../../testing/played-session'
import type { PlayedTab } from '../../testing/played-tab.fixture'
import type { OwnerPetValues } from './owner-pet-values'

// Work for the processor alone: on a busy machine it takes its time.
vi.setConfig({ testTimeout: 180_000 })

/** Where something happens. */
interface Chance {
  readonly office: PlayedOffice
  readonly tab: PlayedTab
  /** Chooses among several. */
  readonly number: number
  /** Another one each time, for words that nobody has typed before. */
  readonly fresh: number
}
type Possible = (chance: Chance) => boolean

function oneOf<T>(list: readonly T[], number: number): T {
  const one = list[number % list.length]
  if (one === undefined) throw new Error('There is nothing to choose from')
  return one
}

/** One change of the form; of a submitted booking the instructions alone. */
function typed(values: OwnerPetValues, { tab, number, fresh }: Chance): OwnerPetValues {
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

const isOpen: Possible = ({ tab }) => tab.step !== 'closed'
const isFree: Possible = (at) => isOpen(at) && !at.tab.isBusy
const inForm: Possible = ({ tab }) => tab.step === 'form'
const atItems: Possible = (at) => isFree(at) && at.tab.step === 'items'
const atConfirmation: Possible = (at) => isFree(at) && at.tab.step === 'confirmation'
const isUnderWay: Possible = ({ office }) => office.messages.length > 0
const hasRoom: Possible = ({ office }) => office.tabs.length < 4

/** The user's own item, or one that is in the cart. */
function itemAt({ tab, number }: Chance): string {
  const lines = tab.state.booking.quotedProducts.filter(({ deleted }) => !deleted)
  return oneOf([`edit-${tab.name}`, ...lines.flatMap(({ editId }) => editId ?? [])], number)
}

/** What may happen, how often, and when it is possible. */
const CHANCES: readonly (readonly [what: string, weight: number, Possible, act: (chance: Chance) => unknown])[] = [
  ['type', 10, inForm, (at) => at.tab.type((values) => typed(values, at))],
  ['pause', 4, inForm, ({ tab }) => tab.pause()],
  ['next', 16, (at) => inForm(at) && isFree(at), ({ tab }) => tab.next()],
  [
    'answer',
    8,
    ({ tab }) => tab.questions.length > 0,
    ({ tab, number }) => tab.answer(oneOf(tab.questions, number), number % 2 ? 'mine' : 'theirs'),
  ],
  ['put item', 12, atItems, (at) => at.tab.changeItem(itemAt(at), `Words ${at.fresh}.`)],
  ['remove item', 4, atItems, (at) => at.tab.changeItem(itemAt(at), undefined)],
  ['go on', 8, atItems, ({ tab }) => (tab.step = 'confirmation')],
  ['submit', 6, atConfirmation, ({ tab }) => tab.submit()],
  ['look', 8, isFree, ({ tab }) => tab.look()],
  ['leave and come back', 3, isOpen, ({ tab }) => [tab.leave(), tab.open()]],
  ['reload', 1, isOpen, ({ tab, number }) => tab.reload(number % 3 === 0)],
  ['open', 1, hasRoom, ({ office, tab, number }) => office.openTab(number % 2 ? tab.session.id : undefined)],
  ['pass', 40, isUnderWay, ({ office, number }) => office.pass(oneOf(office.messages, number))],
  [
    'lose',
    9,
    isUnderWay,
    ({ office, number }) => office.lose(oneOf(office.messages, number), number % 3 ? lost : broken, number % 2 === 0),
  ],
]

const steps = CHANCES.map(([what, weight, isPossible, act]) => ({
  weight,
  arbitrary: record({ place: nat(3), number: nat(99) }).map(({ place, number }): Step => {
    const chance = ({ office, count }: Model): Chance => {
      return { office, tab: oneOf(office.tabs, place), number, fresh: count }
    }
    return {
      check: (model) => isPossible(chance(model)),
      run: async (model, office) => {
        model.count++
        void act(chance(model))
        await office.settle()
      },
      toString: () => `${what} ${place} ${number}`,
    }
  }),
}))

interface Model {
  readonly office: PlayedOffice
  count: number
}
type Step = AsyncCommand<Model, PlayedOffice>

test('whatever happens in whatever order, nothing typed is lost and nothing is written over unseen [OPEN-86..89]', async () => {
  await assert(
    asyncProperty(commands([oneof(...steps)], { maxCommands: 300, size: 'max' }), async (chosen) => {
      const office = new PlayedOffice()
      office.server.make('')
      for (const id of ['booking-1', 'booking-1', undefined]) office.openTab(id)
      await office.settle()
      await asyncModelRun(() => ({ model: { office, count: 0 }, real: office }), chosen)
      await office.rest()
      expect([...office.faults]).toEqual([])
    }),
    { seed: 1, numRuns: 40 },
  )
})
