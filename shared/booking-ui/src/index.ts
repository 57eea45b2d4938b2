export * from './client-care/client-care'
export * from './order/order-words'
export * from './order/OrderTable'
export { bookingFieldLabel } from './fields/field-label'
