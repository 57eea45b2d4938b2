/** Another team's slot, first as it is declared and then with another type, in the fifth line. */
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

/** A place of the shell, filled as it is declared and then, in the sixth line, by what takes a number for a text. */
const FILLED = `import type { RemoteModule } from '@portal/federation'
import type * as slots from '@portal/slots/shell'
type Slots = RemoteModule<typeof slots>['slots']
export const right: Slots = { FindBox: async () => ({ text, onDone }) => <button onClick={onDone}>{text}</button> }
const OfNumber = ({ text }: { readonly text: number }) => <p>{text}</p>
export const wrong: Slots = { FindBox: async () => OfNumber }
`

const [PLACE, WRONG_PLACE] = ["{ bookingId: 'b', lineId: 'l' }", "{ bookingId: 'b', lineId: 7 }"]

/** Sources that do not compile, each in one line. */
export const WRONG = {
  'wrong.tsx': "import { Button } from '@portal/ui'\nexport const wrong = <Button variant={7}>No</Button>\n",
  'wrong-shown.tsx': shownOf('ArtworkPreview', '@portal/slots/mf-engraving', [PLACE, WRONG_PLACE]),
  'wrong-filled.tsx': FILLED,
}

/** The same of the slot of a remote outside, whose types came with the SDK of the portal. */
export const wrongTaken = (remote: string) => ({
  'wrong-taken.tsx': shownOf('ReportsNote', `../sdk/slots/${remote}`, ['{ people: 2 }', "{ people: '2' }"]),
})
