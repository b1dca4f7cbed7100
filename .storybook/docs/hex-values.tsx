import { defaultColours, inWords } from '../../docs/site/design/palette'
import { colourNames, schemes } from '../../docs/site/theme/default-colours'
import { idOfHex } from '../hex-anchors'

/** Each colour with its values in the light and in the dark. */
export const HexValues = () => (
  <table>
    <thead>
      <tr>
        {['Token', ...schemes].map((title) => (
          <th key={title}>{title}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {colourNames.map((name) => (
        <tr key={name}>
          <td>
            <code>--cp-{name}</code>
          </td>
          {schemes.map((scheme) => (
            <td key={scheme} id={idOfHex(name, scheme)}>
              <span className="hex-swatch" style={{ background: defaultColours(name, scheme) }} />
              <code>{inWords(defaultColours(name, scheme))}</code>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
