import { configure } from '/cdn/loader.js'

configure({
  // The first tile shows what is due.
  features: { pendingTotal: true },
  // The company's own page to pay. It has no project where all of them are paid together.
  routes: { pay: '/pay?project={serviceId}&amount={amount}&currency={currency}' },
})
