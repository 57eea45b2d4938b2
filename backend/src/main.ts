import { runBackend } from './operations/run'

runBackend()
