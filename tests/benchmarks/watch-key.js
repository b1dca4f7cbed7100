// Runs in the page that is measured: measures the next key that writes something, in milliseconds.
const nextTask = () =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => done(performance.now())
    port2.postMessage(undefined)
  })
const nextFrame = () =>
  new Promise((drawn) => {
    requestAnimationFrame(async () => {
      const begins = performance.now()
      drawn({ begins, ends: await nextTask() })
    })
  })

// The page's own work, at the key and in the frame that shows what is found, and all until that frame is drawn.
window.watchKey = () =>
  new Promise((resolve) => {
    let begun = 0
    const begin = () => {
      begun = performance.now()
    }
    // Behind all listeners of the page.
    const end = async () => {
      const found = performance.now() - begun
      const { begins, ends } = await nextFrame()
      resolve({ found, work: found + ends - begins, shown: ends - begun })
    }
    window.addEventListener('keydown', begin, { capture: true, once: true })
    window.addEventListener('input', end, { once: true })
  })
