interface Props<Value extends string> {
  label: string
  options: readonly Value[]
  value: Value
  onChosen: (value: Value) => void
}

/** A few that all stay in view, one of which is chosen. */
export function Choice<Value extends string>({ label, options, value, onChosen }: Props<Value>) {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={label} checked={option === value} onChange={() => onChosen(option)} />
          {option}
        </label>
      ))}
    </fieldset>
  )
}
