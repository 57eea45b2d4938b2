// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@portal/api-client'
import type { BookingCart } from '@portal/slots/mf-catalog-cart'
import type { PlaqueStepsProps } from '@portal/slots/mf-engraving'
import { renderInPortal } from '@portal/testing'
import { ProductDialog } from '../product-dialog/ProductDialog'
import { CartKeeper } from '../testing/CartKeeper'
import { savedLine } from '../testing/catalogue.fixture'
import { draft, engraving, entry, plaque, text, world } from '../testing/plaque.fixture'
import type { Call } from '../testing/plaque.fixture'

// Replaces the editor: keeps its input and finishes.
vi.mock('@portal/federation', async (original) => {
  const { useState } = await import('react')
  const Editor = ({ props }: { props: PlaqueStepsProps }) => {
    const [name, setName] = useState(props.engraving?.current?.record.petName.text ?? props.petName)
    return (
      <div>
        <input
          aria-label="Name"
          value={name}
          onChange={({ target }) => {
            props.onTouched()
            setName(target.value)
          }}
        />
        <button onClick={props.onBack}>Back to Description</button>
        <button onClick={() => props.onFinish({ ...draft, petName: text(name) }, null)}>
          {props.saving ?? 'Finish and add to cart'}
        </button>
        {props.failure && <p role="alert">{props.failure}</p>}
      </div>
    )
  }
  return { ...(await original<object>()), Slot: Editor }
})

function open(change?: Parameters<typeof world>[0], item = plaque) {
  const { calls, host } = world({ getProduct: () => item, ...change })
  const saveLine = vi.fn<BookingCart['saveLine']>(savedLine)
  const onClose = vi.fn<() => void>()
  renderInPortal(
    <CartKeeper change={{ saveLine, pet: { firstName: 'Bella', weight: 12 } }}>
      {(cart) => <ProductDialog item={item} cart={cart} petWeight={null} onClose={onClose} />}
    </CartKeeper>,
    { host },
  )
  return { calls, saveLine, onClose, host }
}

const next = async () => {
  await screen.findByRole('button', { name: 'Next' })
  await waitFor(() => expect(screen.queryByText('Loading choices')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
}
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
const finish = () => fireEvent.click(screen.getByRole('button', { name: 'Finish and add to cart' }))
const designs = (calls: [string, Call][]) => calls.filter(([called]) => /Engraving|Upload/.test(called))

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(null)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('Finish saves the line with its text, then the engraving that its artwork is drawn from [CAT-40, CAT-42, CAT-25]', async () => {
  const { calls, saveLine, onClose, host } = open()
  await next()
  await name()
  finish()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(saveLine).toHaveBeenCalledExactlyOnceWith({
    productId: 'plaque-text',
    name: 'Name Plaque',
    quantity: 1,
    engravingText: 'Bella\nOur best friend',
    packageProductsC: {},
    editId: expect.any(String),
  })
  expect(designs(calls).map(([called]) => called)).toEqual(['saveEngraving', 'saveEngravingFiles'])
  expect(designs(calls)[0]?.[1]).toMatchObject({
    params: { id: 'booking-1', lineId: 'line-plaque-text' },
    version: 0,
    body: draft,
  })
  expect(host.notices).toEqual(['Name Plaque is in the cart.'])
})

test('a failure keeps all input and says so; the next try continues there [CAT-42]', async () => {
  let isDown = true
  const saveEngravingFiles = () => {
    if (isDown) throw new ApiError({ kind: 'offline' })
    return engraving(2)
  }
  const { calls, saveLine, onClose } = open({ saveEngravingFiles })
  await next()
  await name()
  finish()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Name Plaque is in the cart; its artwork is not finished yet, and what you designed is still here. There is no connection. Try again, or call',
  )
  isDown = false
  finish()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(saveLine).toHaveBeenCalledOnce()
  const records = calls.filter(([called]) => called === 'saveEngraving').map(([, call]) => call)
  expect(records).toHaveLength(2)
  expect(records[1]).toEqual(records[0])
})

test('says that a plaque was withdrawn meanwhile, and not to try again', async () => {
  const gone = () => {
    throw new ApiError({ kind: 'notFound', status: 404 })
  }
  open({ saveEngraving: gone })
  await next()
  await name()
  finish()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Name Plaque is in the cart; its artwork is not finished yet, and what you designed is still here. It is no longer offered. Remove it from the cart and choose another item, or call',
  )
})

test('changes after a failure are based on the saved version', async () => {
  let isDown = true
  const saveEngravingFiles = () => {
    if (isDown) throw new ApiError({ kind: 'server', status: 500 })
    return engraving(2)
  }
  const { calls, saveLine, onClose } = open({ saveEngravingFiles })
  await next()
  await name()
  finish()
  await screen.findByRole('alert')
  isDown = false
  fireEvent.change(await name(), { target: { value: 'Luna' } })
  finish()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(saveLine.mock.calls[1]?.[0]).toMatchObject({ id: 'line-plaque-text', engravingText: 'Luna\nOur best friend' })
  const versions = calls.filter(([called]) => called === 'saveEngraving').map(([, { version }]) => version)
  expect(versions).toEqual([0, 1])
})

test('confirms a special order before saving anything [CAT-36]', async () => {
  const { saveLine, onClose } = open({}, { ...plaque, specialOrder: true })
  await next()
  await name()
  finish()
  const question = await screen.findByRole('alertdialog', { name: 'Special order' })
  expect(saveLine).not.toHaveBeenCalled()
  fireEvent.click(within(question).getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('leaving asks only when something was designed', async () => {
  const { onClose } = open()
  await next()
  await name()
  const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.change(await name(), { target: { value: 'Luna' } })
  close()
  const question = await screen.findByRole('alertdialog', { name: 'Leave without adding?' })
  expect(question.textContent).toContain('The words and pictures for Name Plaque are not saved.')
  expect(onClose).not.toHaveBeenCalled()
})

test('without the configuration a plaque cannot be made; it is logged and Retry reads it again [ENG-61]', async () => {
  let isDown = true
  const getPlaqueConfig = () => {
    if (isDown) throw new ApiError({ kind: 'server', status: 500 })
    return { Config_File: [entry] }
  }
  const { host } = open({ getPlaqueConfig })
  expect((await screen.findByRole('alert')).textContent).toContain('This plaque cannot be made right now')
  expect(host.failures).toHaveLength(1)
  expect(host.notices).toEqual([])
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: 'Next' })).toBeTruthy()
})

test('text-only engraving works without the configuration [ENG-61, OPEN-65, CAT-51]', async () => {
  const getPlaqueConfig = () => {
    throw new ApiError({ kind: 'server', status: 500 })
  }
  open({ getPlaqueConfig }, { ...plaque, engravingType: 'laser' })
  expect(await screen.findByRole('checkbox', { name: 'Add engraving' })).toBeTruthy()
})
