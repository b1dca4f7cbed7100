const projects = ['project-website-relaunch', 'project-calibration-booking']
const find = (selector) => document.querySelector(selector)
const payments = find('cp-payments')

find('cp-avatar').name = 'Ada Lovelace'

find('cp-notifications').addEventListener('cp-notifications-change', (event) => {
  find('output').textContent = `${event.detail.total} unread`
})
find('#next').addEventListener('click', () => {
  payments.serviceId = projects.find((id) => id !== payments.serviceId)
})
find('#swap').addEventListener('click', () => {
  find('main').append(find('main').firstElementChild)
})
find('#remove').addEventListener('click', () => {
  payments.remove()
})
