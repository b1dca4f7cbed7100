import { markdown } from '../../content/markdown.ts'
import {
  countHosts,
  countTrials,
  elementCount,
  engineNames,
  firstBlock,
  languageCount,
  weighPages,
} from '../../content/proof.ts'

/** What is pasted into a page to try it. */
export function Block() {
  const code = markdown.render(`\`\`\`html\n${firstBlock('docs/embed/start.md', 'html')}\`\`\``)
  return (
    <section className="home-block" aria-labelledby="paste">
      <div>
        <h2 id="paste">Paste this into a page</h2>
        <p className="quiet">
          First put the folder <code>dist/cdn/</code> of the package on your site, as <code>/cdn/</code>. No
          build step, and at first no server: <code>sandbox.js</code> is one inside of the page, with the data
          of a demo. Nothing leaves the page. When your own server is ready, its address takes the sandbox's
          place.
        </p>
        <p>
          <a href="/embed/start.html">Start in five minutes</a> ·{' '}
          <a href="/builder.html">Choose in the builder</a>
        </p>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is a block of the project's own Markdown. */}
      <div dangerouslySetInnerHTML={{ __html: code }} />
    </section>
  )
}

/** What a page loads. */
export function Weight() {
  const rows = weighPages()
  const most = Math.max(...rows.map(({ react }) => react))
  return (
    <section aria-labelledby="weight">
      <h2 id="weight">What it weighs</h2>
      <p className="quiet">
        All that a page loads for one element, after gzip: the loader, the element, and what draws it. Preact
        draws the same elements as React.
      </p>
      <div className="table">
        <table className="home-weight">
          <thead>
            <tr>
              <th scope="col">A page with</th>
              <th scope="col">on Preact</th>
              <th scope="col">on React</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ tag, react, preact }) => (
              <tr key={tag}>
                <th scope="row">
                  <a href={`/elements/${tag}.html`}>
                    <code>{`<${tag}>`}</code>
                  </a>
                </th>
                {[preact, react].map((size) => (
                  <td key={size}>
                    <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
                      <rect width={size} height="1" />
                    </svg>
                    {size} KB
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        A test holds each of these figures. <a href="/quality/performance.html">How long a client waits</a>
      </p>
    </section>
  )
}

/** How what is promised is held. */
export function Proof() {
  const facts = [
    {
      figure: 'WCAG 2.2 AA',
      text: `axe on every state of every element, in light, dark and forced colours, and a keyboard script for each of the ${elementCount} elements`,
      address: '/quality/accessibility.html',
      link: 'Accessibility',
    },
    {
      figure: `${engineNames.length} engines`,
      text: `${engineNames.join(', ')}`,
      address: '/quality/support.html',
      link: 'What is supported',
    },
    {
      figure: `${countTrials()} kinds of trials`,
      text: 'broken lines, naughty texts, many tabs and clients, random walks, and changes of the code that the tests have to notice',
      address: '/quality/reliability.html',
      link: 'Reliability',
    },
    {
      figure: 'OWASP ASVS',
      text: 'gone through item by item, in versions 5.0 and 4.0',
      address: '/quality/security.html',
      link: 'Security',
    },
    {
      figure: `${countHosts()} sites`,
      text: 'of hosts, with frameworks and without, each with the code that its developer would write',
      address: '/embed/frameworks.html',
      link: 'Frameworks',
    },
    {
      figure: `${languageCount} languages`,
      text: 'with their dates, amounts and directions of writing',
      address: '/embed/languages.html',
      link: 'Languages',
    },
  ]
  return (
    <section aria-labelledby="proof">
      <h2 id="proof">How it is proved</h2>
      <ul className="home-proof">
        {facts.map(({ figure, text, address, link }) => (
          <li key={figure}>
            <strong>{figure}</strong>
            <span className="quiet">{text}</span>
            <a href={address}>{link}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
