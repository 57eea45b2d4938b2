/** Renders another team's slot with correct props, then with a wrong type in the fifth line. */
const shownOf = (
  name: string,
  module: string,
  [right, wrong]: readonly [string, string],
) => `import { Slot } from '@portal/federation'
import { ${name} } from '${module}'
const room = { loading: null, fallback: () => null }
export const right = <Slot name={${name}} props={${right}} {...room} />
export const wrong = <Slot name={${name}} props={${wrong}} {...room} />
`

/** Fills a slot of the shell correctly, then in the sixth line with a component that expects a number. */
const FILLED = `import type { RemoteModule } from '@portal/federation'
import type * as slots from '@portal/slots/shell'
type Slots = RemoteModule<typeof slots>['slots']
export const right: Slots = { FindBox: async () => ({ text, onDone }) => <button onClick={onDone}>{text}</button> }
const OfNumber = ({ text }: { readonly text: number }) => <p>{text}</p>
export const wrong: Slots = { FindBox: async () => OfNumber }
`

const PROPS = ["{ bookingId: 'b', lineId: 'l' }", "{ bookingId: 'b', lineId: 7 }"] as const

/** Sources that do not compile, with the wrong line. */
export const WRONG = {
  'wrong.tsx': {
    text: "import { Button } from '@portal/ui'\nexport const wrong = <Button variant={7}>No</Button>\n",
    line: 2,
  },
  'wrong-shown.tsx': { text: shownOf('ArtworkPreview', '@portal/slots/mf-engraving', PROPS), line: 5 },
  'wrong-filled.tsx': { text: FILLED, line: 6 },
}

/** Sources with a wrong type for the slot of an outside remote, whose types come with the portal's SDK. */
export const wrongOutsideSlot = (remote: string) => ({
  'wrong-taken.tsx': {
    text: shownOf('ReportsNote', `../sdk/slots/${remote}`, ['{ people: 2 }', "{ people: '2' }"]),
    line: 5,
  },
})
