export const data = { permalink: '/live/frame.html', layout: null, title: 'Live example' }

/** The page of each frame: the elements of the scene in its address, and a server inside of it. */
export function render() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        {/* A scene comes in an address that anybody may have written: nothing of it is asked for elsewhere. */}
        <meta httpEquiv="Content-Security-Policy" content="default-src 'self'; img-src 'self' data: blob:" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Live example</title>
        <link rel="stylesheet" href="/assets/frame.css" />
        {/* Before the library, which shall not find what the origin keeps. */}
        <script src="/assets/own-storage.js" />
        <script type="module" src="/assets/frame.js" />
      </head>
      <body>
        <noscript>
          <p>This example is live, and needs scripts.</p>
        </noscript>
      </body>
    </html>
  )
}
