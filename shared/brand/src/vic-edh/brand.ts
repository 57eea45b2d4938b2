import type { BrandIdentity } from '../identity'

export const VIC_EDH: BrandIdentity = {
  name: 'Elderheath Pet Farewells',
  hosts: ['edh.localhost'],
  phone: '+61370100140',
  email: 'clientcare@elderheath.example',
  careHours: { opens: '08:00', closes: '18:00', time_zone: 'Australia/Melbourne' },
  attentionAfterDays: { changes: 0, instructions: 3, approval: 2, unsubmitted: 2 },
  welcome:
    'Welcome to the Elderheath clinic portal. Everything your team needs to look after a pet and a family after a goodbye.',
  stockInformationUrl: 'https://www.elderheath.example/clinics/stock-vic',
  nearby: {
    garden: 'in the Yarra Valley',
    outing: 'A slow morning under the mountain ash, with a thermos',
  },
  colours: {
    day: {
      brand: '#3d4c86',
      'brand-hover': '#2f3c6c',
      'on-brand': '#ffffff',
      'brand-soft': '#e8eaf5',
      'brand-soft-text': '#333f70',
      link: '#3b4a8c',
    },
    night: {
      brand: '#aeb8ec',
      'brand-hover': '#c3cbf3',
      'on-brand': '#141a38',
      'brand-soft': '#282f4f',
      'brand-soft-text': '#c3cbf3',
      link: '#b4bdee',
    },
  },
}
