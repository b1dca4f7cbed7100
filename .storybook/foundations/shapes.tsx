import { space, token } from '../../src/views/ui/style/tokens'
import type { Scheme } from '../theme-editor/colours'
import { Caption, Sheet, tokensNamed } from './sheet'

/** The distances that the elements use most, in steps of `--cp-space`. */
const steps = [1, 2, 3, 4, 5, 6, 8, 12]
const schemes: readonly Scheme[] = ['light', 'dark']

/** The distances, each as wide as it is. */
export function Space() {
  return (
    <Sheet scheme="light">
      <ul>
        {steps.map((count) => (
          <li key={count}>
            <code>{count === 1 ? '--cp-space' : `${count} × --cp-space`}</code>
            <span className="sheet-bar" style={{ inlineSize: space(count) }} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** The radii of corners. */
export function Radius() {
  return (
    <Sheet scheme="light">
      <ul>
        {tokensNamed('radius').map((name) => (
          <li key={name}>
            <Caption name={name} />
            <span className="sheet-box" style={{ borderRadius: token(name) }} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** The shadows, in both themes. */
export function Shadow() {
  return (
    <div className="sheets">
      {schemes.map((scheme) => (
        <Sheet key={scheme} scheme={scheme}>
          <ul>
            {tokensNamed('shadow').map((name) => (
              <li key={name}>
                <Caption name={name} />
                <span
                  className="sheet-box"
                  style={{ boxShadow: token(name), borderRadius: token('radius-large') }}
                />
              </li>
            ))}
          </ul>
        </Sheet>
      ))}
    </div>
  )
}
