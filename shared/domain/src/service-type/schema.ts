import * as v from 'valibot'
import { wireText } from '../value/schema'

export const ServiceTypeSchema = v.object({ id: wireText, name: wireText })
export type ServiceType = v.InferOutput<typeof ServiceTypeSchema>
