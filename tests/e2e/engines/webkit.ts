/** WebKitGTK by its own driver, which speaks the WebDriver of the W3C, on a screen in memory. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { findWebKit, findXvfb } from '../../../scripts/test/programs/webkit'
import { findFreePort } from '../../../server/tests/find-free-port'
import { type Engine, size, startTime } from './engine'

/** How long the driver may take for one command, in milliseconds. */
const commandTime = 60_000

const advice =
  'Start them by hand to see why (`Xvfb -displayfd 1`, `WebKitWebDriver --port=4444`); on Debian they are in xvfb and webkit2gtk-driver.'

/** A process with all that it starts. */
function start(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(program, args, {
    // A group of its own, which ends as a whole.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
  process.once('exit', end)
  return { child, end }
}

export async function startWebKit(): Promise<Engine> {
  const [driverPath, screenPath] = [findWebKit(), findXvfb()]
  if (!driverPath || !screenPath)
    throw new Error(
      'No WebKitGTK or no Xvfb was found. `npm run test:all` installs them, or says what to do.',
    )
  const screen = start(screenPath, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'])
  let driver: ReturnType<typeof start> | undefined
  const end = () => {
    driver?.end()
    screen.end()
  }
  try {
    const display = await displayOf(screen.child)
    const port = await findFreePort()
    driver = start(driverPath, [`--port=${port}`], { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' })
    return await openSession(`http://127.0.0.1:${port}`, driver.child, end)
  } catch (cause) {
    end()
    throw new Error(`WebKitGTK does not start here. ${advice}`, { cause })
  }
}

/** The number of the first screen that is free. */
async function displayOf({ stdio }: ChildProcess): Promise<string> {
  const told = stdio[3]
  if (!told) throw new Error('Xvfb has no pipe to tell its number by.')
  const [number] = await once(told, 'data', { signal: AbortSignal.timeout(startTime) })
  return String(number).trim()
}

async function openSession(driver: string, child: ChildProcess, end: () => void): Promise<Engine> {
  async function tell(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(driver + path, {
      method,
      signal: AbortSignal.timeout(commandTime),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`WebKit refuses ${method} ${path}: ${value.error} ${value.message}`)
    return value
  }

  for (const deadline = Date.now() + startTime; ; await pause(50)) {
    const isReady = await tell('GET', '/status').then(
      () => true,
      () => false,
    )
    if (isReady) break
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The driver does not answer.')
  }
  const { sessionId } = Object(await tell('POST', '/session', { capabilities: {} }))
  const session = `/session/${sessionId}`
  await tell('POST', `${session}/window/rect`, size)
  const act = async (input: object) => void (await tell('POST', `${session}/actions`, { actions: [input] }))
  return {
    open: async (url) => void (await tell('POST', `${session}/url`, { url })),
    run: (fn, ...args) =>
      // It gives what the function returns.
      tell('POST', `${session}/execute/sync`, {
        script: `return (${fn}).apply(null, arguments)`,
        args,
      }) as Promise<never>,
    clickAt: (x, y) =>
      act({
        ...{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } },
        actions: [
          { type: 'pointerMove', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) =>
      act({
        ...{ type: 'key', id: 'keys' },
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      }),
    async close() {
      await tell('DELETE', session).catch(() => {})
      end()
    },
  }
}
