import { $format, $monthName, type PaidYear, paymentsMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { visuallyHidden } from '../ui/visually-hidden'

interface YearTableProps extends Pick<PaidYear, 'months' | 'currency'> {
  caption: string
}

/** The picture of a year for a screen reader. */
export function YearTable({ months, currency, caption }: YearTableProps) {
  const t = useStore(paymentsMessages)
  const format = useStore($format)
  const monthName = useStore($monthName)
  return (
    <div className={visuallyHidden}>
      <table aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{t.month}</th>
            <th scope="col">{t.amount}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, amount }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td>{format.money(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
