/** The controls of the builder. Each is named as its word in the address. */
import type { ReactNode } from 'react'
import { frameworks, languages, looks } from './choice.ts'
import { groups } from './elements.ts'

export function BuilderForm() {
  return (
    <form className="builder-form" autoComplete="off">
      <Group name="What to show">
        <Options
          name="what"
          options={{ portal: 'The whole portal, with all of its pages', elements: 'Single elements' }}
        />
        <div className="builder-elements">
          {groups.map(({ name, tags }) => (
            <Group key={name} name={name}>
              {tags.map((tag) => (
                <label key={tag}>
                  <input type="checkbox" name="elements" value={tag} /> <code>{tag}</code>
                </label>
              ))}
            </Group>
          ))}
        </div>
        <p className="builder-hint">
          <a href="/elements/index.html">What each of them shows</a>
        </p>
      </Group>
      <Group name="Your website">
        <Choices name="framework" label="Made with" options={frameworks} />
        <Options
          name="scripts"
          label="The scripts come"
          options={{ tags: 'by script tags, from a server of yours', package: 'from npm, by a bundler' }}
        />
        <Options
          name="build"
          label="They draw"
          options={{ light: 'with Preact: about half the size for one element', react: 'with React' }}
        />
        <p className="builder-hint">A page made with React has it already, and begins with it.</p>
        <Text name="api" label="Address of your API" />
        <Text name="cdn" label="Address of the folder with the scripts" />
      </Group>
      <Group name="Sign-in">
        <Options
          name="sign-in"
          options={{
            form: 'By the elements: a form for email and password',
            own: 'By your website: its own login, and getToken',
          }}
        />
      </Group>
      <Group name="Your brand">
        <Text name="brand" label="Name of your company" example="Northlight Studio" />
        <Text name="logo" label="Address of your logo" example="/logo.svg" />
        <Choices name="look" label="Start from an example" options={{ '': 'None', ...looks }} />
        <Text name="accent" label="Accent colour" example="#17906b" />
        <label>
          Pick it <input type="color" id="accent-picker" defaultValue="#7e6bff" />
        </label>
        <p className="builder-hint">
          Other colours, corners and fonts:{' '}
          <a id="to-theme-editor" href="/theme-editor.html">
            the theme editor
          </a>
        </p>
      </Group>
      <Group name="Language and money">
        <Choices name="language" label="Language of the page" options={languages} />
        <Group name="Clients can also choose">
          {Object.entries(languages).map(([tag, name]) => (
            <label key={tag} lang={tag}>
              <input type="checkbox" name="languages" value={tag} /> {name}
            </label>
          ))}
        </Group>
        <Text name="currency" label="Currency" example="USD" />
      </Group>
    </form>
  )
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset>
    <legend>{name}</legend>
    {children}
  </fieldset>
)

interface OptionsProps {
  name: string
  label?: string
  options: Readonly<Record<string, string>>
}

/** A few options, all in sight. */
function Options({ name, label, options }: OptionsProps) {
  const radios = Object.entries(options).map(([value, text]) => (
    <label key={value}>
      <input type="radio" name={name} value={value} /> {text}
    </label>
  ))
  return label ? <Group name={label}>{radios}</Group> : radios
}

const Choices = ({ name, label, options }: OptionsProps & { label: string }) => (
  <label className="builder-field">
    {label}
    <select name={name}>
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

const Text = ({ name, label, example }: { name: string; label: string; example?: string }) => (
  <div>
    <label className="builder-field">
      {label}
      <input
        type="text"
        name={name}
        aria-describedby={`${name}-problem`}
        placeholder={example}
        autoComplete="off"
        spellCheck={false}
      />
    </label>
    <p className="builder-problem" id={`${name}-problem`} />
  </div>
)
