import * as v from 'valibot'
import { homeAddressFields } from '../address/fields'
import { normalisePhone, formatTypedPhone, phoneKind } from '../phone/rules'
import { MAX_LENGTH, flag, id, text, wireText } from '../value/schema'
import { NounTable } from '../value/noun-table'
import { formField, hiddenField, splitField } from '../value/wire-field'

const name = text(MAX_LENGTH.name)
/** Accepts numbers as other software writes them, with invisible characters [OPEN-352]. */
const phone = v.nullish(
  v.pipe(
    v.string(),
    v.transform((typed) => normalisePhone(typed) ?? typed),
    text(20),
  ),
  '',
)

interface Phones {
  readonly phone_mobile: string
  readonly phone_home: string
  readonly phone_work: string
}

/** The owner's phone, mobile first, in its 0-form [DOM-13]. */
function phoneOf({ phone_mobile: mobile, phone_home: home, phone_work: work }: Phones): string {
  const found = mobile || home || work
  return formatTypedPhone(normalisePhone(found) ?? found)
}

/** The phone in the field of its kind, in +61 form [DOM-44, DOM-45]. */
function phonesOf(typed: string): Phones {
  const found = normalisePhone(typed) ?? typed
  const kind = phoneKind(found)
  return {
    phone_mobile: kind === 'mobile' ? found : '',
    phone_home: kind === 'home' ? found : '',
    phone_work: kind === 'work' ? found : '',
  }
}

/** The fields of an owner [DOM-12]. */
export const ownerFields = new NounTable({
  id: hiddenField('id', wireText, v.nullish(id)),
  firstName: formField('first_name', wireText, name),
  lastName: formField('last_name', wireText, name),
  phoneNumber: splitField({
    value: wireText,
    wire: { phone_mobile: wireText, phone_home: wireText, phone_work: wireText },
    sent: { phone_mobile: phone, phone_home: phone, phone_work: phone },
    read: phoneOf,
    write: phonesOf,
  }),
  /** The practice states that no phone is known, so nobody can call [OPEN-134]. */
  noPhone: formField('no_phone', flag, v.nullish(v.boolean(), false)),
  email: formField('email', wireText, v.nullish(text(MAX_LENGTH.email), '')),
  returnTo: hiddenField('return_to', wireText, v.nullish(name, '')),
  address: splitField({
    value: homeAddressFields.schema,
    wire: homeAddressFields.wire.entries,
    sent: homeAddressFields.submit.entries,
    read: (wire) => homeAddressFields.read(wire),
    write: (address) => homeAddressFields.write(address),
  }),
})
