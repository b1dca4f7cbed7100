/** Who finds what where: four readers, and what each of them asks first. */
const readers = [
  {
    name: 'You build the website',
    text: 'Paste a tag into any page, or import a component into your framework. Your login stays yours.',
    ways: [
      ['Start in five minutes', '/embed/start.html'],
      [
        'Show payments in my Vue page, with my own login',
        '/builder.html?elements=cp-payments&framework=vue&sign-in=own',
      ],
      ['Take it into my framework', '/embed/frameworks.html'],
      ['What happens when I deploy?', '/embed/deploys.html'],
    ],
  },
  {
    name: 'You write the server',
    text: 'The elements ask your server for JSON, by a published contract. A command tells you what is still missing.',
    ways: [
      ['What must my server answer?', '/server/start.html'],
      ['Try the calls', '/api.html'],
      ['Check my server', '/server/check-api.html'],
    ],
  },
  {
    name: 'You design',
    text: 'Your font, colours and corners, light and dark, by a handful of tokens. No part is out of reach.',
    ways: [
      [
        'Make it green and square',
        '/theme-editor.html?accent=%2317906b&radius=0&radius-large=0&radius-round=0',
      ],
      ['Look at every screen', '/gallery.html'],
      ['How theming works', '/design/theming.html'],
    ],
  },
  {
    name: 'You decide',
    text: 'What is promised is held by tests, and what it is not is said.',
    ways: [
      ['Is it accessible? Prove it', '/quality/accessibility.html'],
      ['Is it secure?', '/quality/security.html'],
      ['What it is not', '/quality/limits.html'],
    ],
  },
] as const

export function Readers() {
  return (
    <section className="home-readers" id="begin" aria-label="Where to begin">
      {readers.map(({ name, text, ways }) => (
        <div key={name}>
          <h2>{name}</h2>
          <p className="quiet">{text}</p>
          <ul>
            {ways.map(([question, address]) => (
              <li key={address}>
                <a href={address}>{question}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
