import type { ReactNode } from 'react'
import { act, cleanup, waitFor } from '@testing-library/react'
import { BrandSchema, VetPracticeSchema } from '@portal/domain'
import type { ApiClient, Endpoint } from '@portal/api-client'
import type { PortalHost } from '@portal/federation'
import { Route, Routes } from '@portal/router'
import { expect } from 'vitest'
import { fakeHost } from '../fake-host'
import type { Answers } from '../fake-host'
import { installLocks } from '../locks'
import { renderInPortal } from '../render-in-portal'
import { foreignParts } from './foreign-parts'
import { hostileAs } from './hostile-answer'
import { HOSTILE, fieldsShown, markOf } from './hostile-texts'
import type { Hostile } from './hostile-texts'

export type { Hostile } from './hostile-texts'

export interface HostileScene {
  /** The screen's path, as its remote declares it. */
  readonly path?: string
  /** Its address; the path, unless told. */
  readonly at?: string
  /** What stands in the answers besides texts; a call without one is answered by its schema. */
  readonly answers?: Answers
  readonly host?: Partial<PortalHost>
  /** What somebody does there before it is looked at. */
  readonly meanwhile?: () => Promise<unknown>
  /** Fields whose texts are to be seen. */
  readonly shows: readonly string[]
}

/** By then each field has had a text. */
const FULL = HOSTILE.find(({ isFull }) => isFull)

type Draw = (hostile: Hostile) => ReactNode

/**
 * Draws a screen with each hostile text in every text field of the contract's answers, and sees that nothing but text
 * came of it, and that the named fields were shown at all.
 */
export async function expectOnlyText(draw: Draw, scene: HostileScene): Promise<void> {
  const shown = new Set<string>()
  for (const hostile of HOSTILE) {
    const { container } = show(draw(hostile), scene, hostile)
    await settled()
    await scene.meanwhile?.()
    await settled()
    for (const field of fieldsShown(document.body)) shown.add(field)
    if (hostile === FULL) await whole(scene.shows, shown)
    const parts = foreignParts(document.body, { isAddressed: hostile.inCodes })
    expect({ what: hostile.what, parts }).toEqual({ what: hostile.what, parts: [] })
    const isDrawn = container.querySelector('[data-drawn]') !== null
    expect({ what: hostile.what, isDrawn }).toEqual({ what: hostile.what, isDrawn: true })
    cleanup()
  }
}

function show(
  screen: ReactNode,
  { path = '*', at = path.replace('*', '/'), answers = {}, host = {} }: HostileScene,
  by: Hostile,
) {
  localStorage.clear()
  sessionStorage.clear()
  installLocks()
  const screens = (
    <>
      <Routes>
        <Route path={path} element={screen} />
        <Route path="*" element={<p>Another screen</p>} />
      </Routes>
      {/* Gone with all else where something failed. */}
      <i data-drawn="" />
    </>
  )
  return renderInPortal(screens, { at, host: { ...host, ...hostileHost(by, host), api: hostileApi(by, answers) } })
}

/** Waits until each of these was shown, with whatever is loaded late. */
async function whole(fields: readonly string[], shown: Set<string>): Promise<void> {
  await waitFor(() => {
    for (const field of fieldsShown(document.body)) shown.add(field)
    expect([...shown]).toEqual(expect.arrayContaining([...fields]))
  })
}

function hostileApi(hostile: Hostile, answers: Answers): ApiClient {
  const call = async (endpoint: Endpoint, input: unknown) => {
    const answer = answers[endpoint.name]
    const given: unknown = answer && Reflect.apply(answer, null, [input])
    // Read as the client reads it.
    return hostileAs(endpoint.response, await given, hostile)
  }
  return { call, peek: () => undefined } as ApiClient
}

/** The host tells names of practice, brand and user as the API does. */
function hostileHost(hostile: Hostile, host: Partial<PortalHost>): Partial<PortalHost> {
  const { user, practice, brand } = { ...fakeHost(), ...host }
  const email = hostile.text + markOf('email')
  return {
    practice: practice && hostileAs(VetPracticeSchema, practice, hostile),
    brand: { ...hostileAs(BrandSchema, brand, hostile), code: brand.code },
    user: user && { ...user, email, username: email },
  }
}

/** Until the page stays as it is for some turns. */
async function settled(): Promise<void> {
  let before = ''
  for (let calm = 0, turns = 0; calm < 4 && turns < 200; turns++) {
    await act(() => new Promise((resolve) => void setTimeout(resolve)))
    const now = document.body.innerHTML
    calm = now === before ? calm + 1 : 0
    before = now
  }
}
