export * from './client-care/client-care'
export * from './order/order-words'
export * from './order/OrderTable'
