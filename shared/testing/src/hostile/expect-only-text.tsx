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
import type { HostileText } from './hostile-texts'

export type { HostileText } from './hostile-texts'

interface HostileScene {
  /** The screen's declared path. */
  readonly path?: string
  /** The screen's URL; defaults to the path. */
  readonly at?: string
  /** Answers with other values than texts; a call without one gets an answer from its schema. */
  readonly answers?: Answers
  readonly host?: Partial<PortalHost>
  /** Actions before the check. */
  readonly meanwhile?: () => Promise<unknown>
  /** Fields whose texts must be visible. */
  readonly shows: readonly string[]
}

/** The text that fills every field. */
const FULL = HOSTILE.find(({ isFull }) => isFull)

type RenderScreen = (hostile: HostileText) => ReactNode

/**
 * Renders a screen with each hostile text in every text field of the answers. Expects only text in the result, and the
 * named fields to be visible.
 */
export async function expectOnlyText(draw: RenderScreen, scene: HostileScene): Promise<void> {
  const shown = new Set<string>()
  for (const hostile of HOSTILE) {
    const { container } = show(draw(hostile), scene, hostile)
    await waitUntilStable()
    await scene.meanwhile?.()
    await waitUntilStable()
    for (const field of fieldsShown(document.body)) shown.add(field)
    if (hostile === FULL) await waitForFields(scene.shows, shown)
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
  by: HostileText,
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
      {/* Disappears with everything else when rendering fails. */}
      <i data-drawn="" />
    </>
  )
  return renderInPortal(screens, { at, host: { ...host, ...hostileHost(by, host), api: hostileApi(by, answers) } })
}

/** Waits until each of these fields was visible. */
async function waitForFields(fields: readonly string[], shown: Set<string>): Promise<void> {
  await waitFor(() => {
    for (const field of fieldsShown(document.body)) shown.add(field)
    expect([...shown]).toEqual(expect.arrayContaining([...fields]))
  })
}

function hostileApi(hostile: HostileText, answers: Answers): ApiClient {
  const call = async (endpoint: Endpoint, input: unknown) => {
    const answer = answers[endpoint.name]
    const given: unknown = answer && Reflect.apply(answer, null, [input])
    // Parsed as by the client.
    return hostileAs(endpoint.response, await given, hostile)
  }
  return { call, peek: () => undefined } as ApiClient
}

/** Names of practice, brand and user come from the API too. */
function hostileHost(hostile: HostileText, host: Partial<PortalHost>): Partial<PortalHost> {
  const { user, practice, brand } = { ...fakeHost(), ...host }
  const email = hostile.text + markOf('email')
  return {
    practice: practice && hostileAs(VetPracticeSchema, practice, hostile),
    brand: { ...hostileAs(BrandSchema, brand, hostile), code: brand.code },
    user: user && { ...user, email, username: email },
  }
}

/** Waits until the page stays the same for some turns. */
async function waitUntilStable(): Promise<void> {
  let before = ''
  for (let calm = 0, turns = 0; calm < 4 && turns < 200; turns++) {
    await act(() => new Promise((resolve) => void setTimeout(resolve)))
    const now = document.body.innerHTML
    calm = now === before ? calm + 1 : 0
    before = now
  }
}
