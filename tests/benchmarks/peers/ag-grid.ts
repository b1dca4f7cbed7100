/** The list of payments by AG Grid, with the modules that it needs. */
import { ClientSideRowModelModule, createGrid, ModuleRegistry } from 'ag-grid-community'
import { addSearch, askForPayments, columns, find, type Payment } from './rows'

ModuleRegistry.registerModules([ClientSideRowModelModule])
const all = askForPayments()
addSearch(async (text) => grid.setGridOption('rowData', find(await all, text)))
const box = document.body.appendChild(document.createElement('div'))
box.style.height = '600px'
const grid = createGrid<Payment>(box, {
  columnDefs: columns.map(({ name, text }) => ({
    headerName: name,
    flex: 1,
    valueGetter: ({ data, node }) => data && text(data, node?.rowIndex ?? 0),
  })),
})
grid.setGridOption('rowData', await all)
