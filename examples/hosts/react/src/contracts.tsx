import { useState } from 'react'
import './contracts.css'

/** In a real company, its own server knows them. */
const contracts = [
  { id: 1, title: 'Website relaunch', from: 'September 1, 2026', isSigned: true },
  { id: 2, title: 'Calibration booking app', from: 'October 12, 2026', isSigned: false },
]

/** A component of the company's own. It takes font and colours from the portal, and has its own rules. */
export function Contracts({ slot }: { slot: string }) {
  const [signed, setSigned] = useState(contracts.filter(({ isSigned }) => isSigned).map(({ id }) => id))
  return (
    <ul slot={slot} className="contracts">
      {contracts.map(({ id, title, from }) => (
        <li key={id}>
          <strong>{title}</strong>
          <span>{from}</span>
          {signed.includes(id) ? (
            <span>Signed</span>
          ) : (
            <button type="button" onClick={() => setSigned([...signed, id])}>
              Sign
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
