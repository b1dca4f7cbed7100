interface Props<Value extends string> {
  label: string
  options: readonly Value[]
  value: Value
  onChosen: (value: Value) => void
}

/** A few options that all stay visible. One of them is chosen. */
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
