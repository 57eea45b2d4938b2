import { runBackend } from './run'

runBackend()
