export { joinPresence } from './presence'
export { followPractice } from './practice'
