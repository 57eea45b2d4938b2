import { useDeferredValue } from 'react'
import { notEngravable } from '@portal/domain-bundled/not-engravable'
import { Slot } from '@portal/federation'
import { LineLook } from '@portal/slots/mf-engraving'
import styles from './EngravingFields.module.css'
import { useOwnerCheckText } from './owner-check'

interface Props {
  readonly item: { readonly id: string; readonly name: string }
  readonly text: string
}

const SHOWS = 'How the words read. The item’s own lettering may differ.'

/** The typed text as engraved and letter by letter [OPEN-382]. Unusable characters have their error at the field. */
export function WordsPreview({ item, text }: Props) {
  // Drawing the letters must not delay typing.
  const words = useDeferredValue(text.trim())
  const ownerCheck = useOwnerCheckText()
  const isShown = words !== '' && notEngravable(words).length === 0
  return (
    <>
      {ownerCheck !== '' && <p className={styles.note}>{ownerCheck}</p>}
      <div className={styles.preview}>
        {isShown && (
          <>
            <Slot
              name={LineLook}
              props={{ name: item.name, artwork: null, words: [{ productId: item.id, text: words }], isSpelled: true }}
              loading={null}
              fallback={() => null}
            />
            <p className={styles.cut}>{SHOWS}</p>
          </>
        )}
      </div>
    </>
  )
}
