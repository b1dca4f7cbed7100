/** The list of payments as a developer writes it by hand on React: the visible rows of a table, and no more. */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { askForPayments, columns, find, type Payment } from './rows'

const rowHeight = 44
const boxHeight = 600

function Payments() {
  const [all, setAll] = useState<Payment[]>([])
  const [text, setText] = useState('')
  const [top, setTop] = useState(0)
  useEffect(() => void askForPayments().then(setAll), [])
  const found = text ? find(all, text) : all
  const first = Math.max(0, Math.floor(top / rowHeight) - 2)
  const visible = found.slice(first, first + Math.ceil(boxHeight / rowHeight) + 4)
  return (
    <main>
      <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <div
        style={{ height: boxHeight, overflow: 'auto' }}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      >
        <table style={{ tableLayout: 'fixed', width: '100%' }}>
          <thead>
            <tr>
              {columns.map(({ name }) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr style={{ height: first * rowHeight }} />
            {visible.map((payment, index) => (
              <tr key={payment.id} style={{ height: rowHeight }}>
                {columns.map(({ name, text: write }) => (
                  <td key={name}>{write(payment, first + index)}</td>
                ))}
              </tr>
            ))}
            <tr style={{ height: (found.length - first - visible.length) * rowHeight }} />
          </tbody>
        </table>
      </div>
    </main>
  )
}

createRoot(document.body).render(<Payments />)
