import { useState } from 'react'

/** In a real company, its own server knows them. */
const contracts = [
  { id: 1, title: 'Website relaunch', from: '2026-09-01', isSigned: true },
  { id: 2, title: 'Calibration booking', from: '2026-10-12', isSigned: false },
]

export function Contracts({ slot }: { slot: string }) {
  const [signed, setSigned] = useState(contracts.filter(({ isSigned }) => isSigned).map(({ id }) => id))
  return (
    <ul slot={slot}>
      {contracts.map(({ id, title, from }) => (
        <li key={id}>
          {title}, from {from}:{' '}
          {signed.includes(id) ? (
            'signed'
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
