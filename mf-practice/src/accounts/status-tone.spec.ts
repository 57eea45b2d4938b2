import { expect, test } from 'vitest'
import { statusTone } from './status-tone'

test.each([
  ['AUTHORISED', 'info'],
  ['paid', 'success'],
  ['VOIDED', 'neutral'],
  ['Overdue', 'danger'],
  ['', 'neutral'],
])('status %s is %s [PRA-02]', (Status, tone) => expect(statusTone({ Status })).toBe(tone))
