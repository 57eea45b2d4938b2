export * from './client-care/client-care'
