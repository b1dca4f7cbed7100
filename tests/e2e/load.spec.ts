/**
 * Many clients write at once to two servers on one database, and one of the servers is killed meanwhile; for companies
 * that run more than one. What got no answer is sent again with its key, as the elements do, and some of it is sent twice at
 * once. In the end all that was answered is there once, in its order, whole, and with its own client alone.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { answers } from '../../server/api/schemas'
import { demoPassword } from '../../server/seed/people'
import { readAnswer } from '../../server/tests/api/read-answer'
import { type Answer, credentials, type Speaker, speakTo } from '../../server/tests/api/speak'
import { runs, triesAll } from '../trials'
import { type Cluster, canRun, type Kind, startCluster, titleOf } from './cluster/cluster'

const kinds: readonly Kind[] = triesAll
  ? ['PGlite and a proxy in Node', 'PostgreSQL and nginx']
  : ['PGlite and a proxy in Node']

const crowd = runs(8, 24)
const tickets = runs(2, 4)
const replies = runs(4, 8)
const files = runs(2, 8)
/** How often a server is killed, and started again. */
const deaths = runs(1, 4)

/** All writes of all clients, some of which come twice. */
const all = crowd * (tickets * (1 + replies) + files)

interface Client {
  id: string
  /** Speaks with a key, to whichever server answers. */
  speaker(key?: string): Speaker
}

/** What no server has answered, or not as one should: it may have been written. */
class Unanswered extends Error {}

async function signIn({ url }: Cluster, index: number): Promise<Client> {
  const id = `crowd-${index + 1}`
  const ask = (path: string, init: RequestInit) => fetch(url + path, init)
  const login = await speakTo(ask).post(
    '/auth/user/client/login',
    credentials(`${id}@example.com`, demoPassword),
  )
  const { token } = readAnswer(answers.login, login.body).data
  return { id, speaker: (key) => speakTo(ask, token, key ? { 'Idempotency-Key': `"${key}"` } : {}) }
}

/** Sends it until it is answered, as somebody does who presses the button again. */
async function insist({ speaker }: Client, send: (speaker: Speaker) => Promise<Answer>): Promise<Answer> {
  const key = crypto.randomUUID()
  const once = async () => {
    const answer = await send(speaker(key)).catch((cause) => {
      throw new Unanswered(String(cause), { cause })
    })
    if (answer.status >= 500 || answer.status === 429) throw new Unanswered(`${answer.status}`)
    return answer
  }
  let last: unknown
  for (let tries = 0; tries < 100; tries++) {
    // Every third one is sent twice at once, as by a double click on a page that forgets to stop it.
    const sent = await Promise.allSettled(key < '5' ? [once(), once()] : [once()])
    const answered = sent.filter((each) => each.status === 'fulfilled')
    for (const each of sent) {
      if (each.status === 'fulfilled') continue
      if (!(each.reason instanceof Unanswered)) throw each.reason
      last = each.reason
    }
    if (answered[0]) return answered[0].value
    await pause(100)
  }
  throw new Error(`No server has answered. The last time: ${last}`)
}

const bytesOf = (words: string) => `${words}: `.repeat(2_000)
const fileOf = (words: string) => new File([bytesOf(words)], `${words}.txt`)

interface Written {
  /** For each subject, the messages in their order. */
  tickets: Record<string, string[]>
  files: string[]
}

/** One client writes all that is to be written, one after the other. */
async function write(client: Client, onAnswer: () => void): Promise<Written> {
  const { id } = client
  const written: Written = { tickets: {}, files: [] }
  const say = async (send: (speaker: Speaker) => Promise<Answer>) => {
    const answer = await insist(client, send)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    onAnswer()
    return answer
  }
  for (let ticket = 1; ticket <= tickets; ticket++) {
    const subject = `${id} asks ${ticket}`
    const attachment = [fileOf(subject)]
    const { body } = await say((speaker) =>
      speaker.send(`/support/client/createTicket/${id}`, { subject, message: subject, attachment }),
    )
    const messages = [subject]
    written.tickets[subject] = messages
    for (let reply = 1; reply <= replies; reply++) {
      const message = `${subject}, and adds ${reply}`
      await say((speaker) => speaker.send(`/support/client/replyTicket/${body.ticketId}`, { message }))
      messages.push(message)
    }
  }
  for (let file = 1; file <= files; file++) {
    const fileName = `${id} sends ${file}`
    const more = { remarks: '', userType: 'Client', uploadedById: id }
    await say((speaker) =>
      speaker.send(`/files/uploadFileForAService/project-of-${id}`, {
        fileName,
        file: fileOf(fileName),
        ...more,
      }),
    )
    written.files.push(fileName)
  }
  return written
}

/** All that a client finds, read anew; and each file as it was sent. */
async function read({ url }: Cluster, { id, speaker }: Client): Promise<Written> {
  const listed = await speaker().get(`/support/client/tickets?userId=${id}`)
  const kept = await speaker().get(`/files/getFilesForAService?serviceId=project-of-${id}&userType=Client`)
  const contentOf = async (path: string) => (await fetch(url + path)).text()
  const written: Written = { tickets: {}, files: [] }
  for (const { subject = '', messages = [] } of readAnswer(answers.tickets, listed.body).data) {
    expect(written.tickets, `${subject} is there twice`).not.toHaveProperty(subject)
    written.tickets[subject] = messages.map(({ message }) => message ?? '')
    for (const path of messages.flatMap(({ attachments }) => attachments ?? []))
      expect(await contentOf(path)).toBe(bytesOf(subject))
  }
  for (const { name = '', path } of readAnswer(answers.files, kept.body).data) {
    written.files.push(name)
    expect(await contentOf(path)).toBe(bytesOf(name))
  }
  written.files.sort()
  return written
}

for (const kind of kinds) {
  test(`${titleOf(kind)}: ${all} writes of ${crowd} clients, and servers that die: each is there once`, async () => {
    test.skip(!canRun(kind), 'PostgreSQL or nginx is not installed')
    test.setTimeout(300_000)
    const cluster = await startCluster(kind, false, crowd)
    try {
      const clients = await Promise.all(Array.from({ length: crowd }, (_, index) => signIn(cluster, index)))
      let answered = 0
      let death = 0
      let dying = Promise.resolve()
      const onAnswer = () => {
        answered++
        if (death === deaths || answered < ((death + 1) * all) / (deaths + 1)) return
        const server = death++ % 2
        dying = dying
          .then(() => cluster.kill(server))
          .then(() => (triesAll ? cluster.start(server) : undefined))
      }
      const written = await Promise.all(clients.map((client) => write(client, onAnswer)))
      await dying
      expect({ answered, death }).toEqual({ answered: all, death: deaths })
      for (const [index, client] of clients.entries())
        expect(await read(cluster, client)).toEqual(written[index])
    } finally {
      await cluster.stop()
    }
  })
}
