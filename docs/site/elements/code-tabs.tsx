import { codeOf, type Framework, frameworks, type Shown } from '../code/code.ts'
import { colour } from '../code/colour.ts'
import { codeOptions } from './code-options.ts'

// The type of Object.keys() is `string[]`, but the keys are exactly the frameworks.
const names = Object.keys(frameworks) as Framework[]

/** The code of an example in each framework. One of them is in view: chosen by radio buttons and CSS, so it needs no script. */
export function CodeTabs({ shown }: { shown: Shown }) {
  return (
    <div className="code-tabs">
      <fieldset>
        <legend>Framework</legend>
        {names.map((name) => (
          <label key={name}>
            <input type="radio" name="framework" value={name} defaultChecked={name === 'html'} />
            {frameworks[name].name}
          </label>
        ))}
      </fieldset>
      {names.map((name) => (
        <div key={name} className={`code-of ${name}`} data-framework={name}>
          {codeOf(name, [shown], codeOptions(shown.tag)).map((file) => (
            <figure key={file.name} className="code-file">
              <figcaption>{file.name}</figcaption>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keys, too. */}
              <pre tabIndex={0}>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what is text in it is escaped. */}
                <code dangerouslySetInnerHTML={{ __html: colour(file) }} />
              </pre>
            </figure>
          ))}
          <p>
            <a href={frameworks[name].guide}>{`The elements in ${frameworks[name].name}`}</a>
          </p>
        </div>
      ))}
    </div>
  )
}
