import { join } from 'node:path'
import * as v from 'valibot'
import { RecentLog } from '../log/recent-log'

const ShortMessageSchema = v.object({ key: v.string(), from: v.string(), to: v.string(), text: v.string() })
export type ShortMessage = v.InferOutput<typeof ShortMessageSchema>
export type SmsLog = RecentLog<ShortMessage>

export function openSmsLog(folder: string): Promise<SmsLog> {
  return RecentLog.open(join(folder, 'messages'), ShortMessageSchema)
}
