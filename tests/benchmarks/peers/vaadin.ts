/** The list of payments by `@vaadin/grid`. */
import '@vaadin/grid/vaadin-grid.js'
import type { GridColumn } from '@vaadin/grid/vaadin-grid-column.js'
import { addSearch, askForPayments, columns, find, type Payment } from './rows'

const all = askForPayments()
const grid = document.createElement('vaadin-grid')
addSearch(async (text) => {
  grid.items = find(await all, text)
})
grid.style.height = '600px'
for (const { name, text } of columns) {
  const column = document.createElement('vaadin-grid-column') as GridColumn<Payment>
  column.header = name
  column.renderer = (cell, _, { item, index }) => {
    cell.textContent = text(item, index)
  }
  grid.append(column)
}
document.body.append(grid)
grid.items = await all
