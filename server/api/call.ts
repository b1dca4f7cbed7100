/**
 * Describes an API call in one place: its input, its answer, and its code. The routes, the OpenAPI document, and the
 * names with which tests make a call fail all come from these descriptions.
 */
import type { Context } from 'hono'
import * as v from 'valibot'
import { Refusal } from '../base/refusal.ts'
import type { Dependencies } from './dependencies.ts'
import type { Asked, AskedByClient, Body, Description, Fields, Success } from './description.ts'
import { receiveForm } from './receiving/form.ts'
import { createOnce, type Once, readKey, withoutFiles } from './receiving/once.ts'
import { read, readJson } from './receiving/reading.ts'
import { type More, sendCounted, sendJson, sendLong } from './sending/answers.ts'
import { isList } from './sending/compress.ts'
import { whoAsks } from './session/asking.ts'
import { deviceOf } from './session/device.ts'
import { requireRight } from './session/rights.ts'
import type { LinkTo } from './wire.ts'

type AnyDescription = Description<string, Fields | undefined, Fields | undefined, Fields | undefined, Success>

/** A described call, whatever its shape. */
export interface Call extends Omit<AnyDescription, 'answer'> {
  /** `undefined` for a stream of events. */
  answer: Success | undefined
  /** Whether it can be called without signing in. */
  open: boolean
  /** Answers, or throws a `Refusal`. */
  respond(context: Context, dependencies: Dependencies): Promise<Response>
}

/** A call that anyone may make. If guessing would pay, for example of passwords, the call counts its own tries. */
export function openCall<
  const Path extends string,
  Answer extends Success,
  Query extends Fields | undefined = undefined,
  Json extends Fields | undefined = undefined,
  Form extends Fields | undefined = undefined,
>(
  description: Description<Path, Query, Json, Form, Answer> & {
    handle(asked: Asked<Path, Query, Json, Form>): Promise<Body<Answer>>
  },
): Call {
  return {
    ...description,
    open: true,
    async respond(context, dependencies) {
      await dependencies.count(['open', dependencies.addressOf(context)])
      const json = description.json && (await readJson(context, dependencies.limits))
      const body = await description.handle(await ask(description, context, dependencies, json))
      return sendJson(context, parse(description, body))
    },
  }
}

/**
 * A call that only a signed-in client may make. The client is checked before the body is read. The files of a form are
 * kept while it comes; if the call refuses, they are deleted.
 */
export function clientCall<
  const Path extends string,
  Answer extends Success,
  Query extends Fields | undefined = undefined,
  Json extends Fields | undefined = undefined,
  Form extends Fields | undefined = undefined,
>(
  description: Description<Path, Query, Json, Form, Answer> & {
    handle(asked: Asked<Path, Query, Json, Form> & AskedByClient): Promise<Body<Answer> & More>
  },
): Call {
  return {
    ...description,
    open: false,
    async respond(context, dependencies) {
      const endedFor = description.takesEnded ? dependencies.limits.renewSeconds : 0
      const asking = await whoAsks(context, dependencies, endedFor)
      const { client, session } = asking
      const { form } = description
      await dependencies.count([rateOf(description), client.id])
      if (description.right) requireRight(client, description.right)
      const linkTo: LinkTo = (file) => dependencies.signLink(file, client, session)
      const run = async (body?: unknown, once?: Once) => {
        const asked = await ask(description, context, dependencies, body, once)
        const answer = await description.handle({ ...asked, ...asking, linkTo })
        return send(description, answer, { context, dependencies, clientId: client.id })
      }
      const key = takesKey(description) ? readKey(context) : undefined
      const sent = { key, path: context.req.path, client }
      if (description.json) {
        const json = await readJson(context, dependencies.limits)
        return run(json, createOnce({ ...sent, body: withoutFiles(json) }, dependencies))
      }
      if (!form) return run()
      return dependencies.gate(client.id, async (place) => {
        const receiving = { request: context.req.raw, form, client, place, hasKey: key !== undefined }
        const received = await receiveForm(receiving, dependencies)
        try {
          return await run(received.fields, createOnce({ ...sent, body: received }, dependencies))
        } finally {
          await received.discard()
        }
      })
    },
  }
}

/** As what a call of a signed-in client is counted: one that does not say that it reads is one that writes. */
export const rateOf = ({ method, reads }: Pick<Call, 'method' | 'reads'>): 'read' | 'write' =>
  method === 'GET' || reads ? 'read' : 'write'

/** Whether a call writes something new each time: it takes a key then. */
export const takesKey = ({ form, adds }: Pick<Call, 'form' | 'adds'>): boolean =>
  form !== undefined || adds === true

/** Sends what a call answers. */
function send<Answer extends Success>(
  description: { answer: Answer },
  body: Body<Answer> & More,
  asking: Parameters<typeof sendCounted>[0],
) {
  const { more } = body
  const first = parse(description, body)
  if (!more) return sendCounted(asking, first, isList(description))
  // Only lists have more.
  const rowsOf = (answer: object) => answer as { data: unknown[] }
  const next = async () => rowsOf(parse(description, { ...body, data: await more() }))
  return sendLong(asking, rowsOf(first), next)
}

function parse<Answer extends Success>(description: { answer: Answer }, body: Body<Answer>) {
  return v.parse(description.answer, { ...body, success: true })
}

async function ask<
  Path extends string,
  Query extends Fields | undefined,
  Json extends Fields | undefined,
  Form extends Fields | undefined,
>(
  { query, json, form }: Description<Path, Query, Json, Form, Success>,
  context: Context,
  dependencies: Dependencies,
  body: unknown,
  once?: Once,
): Promise<Asked<Path, Query, Json, Form>> {
  // No id contains a NUL character, and a database would fail on it.
  if (context.req.url.includes('%00'))
    throw new Refusal(400, "The address holds a character that can't be there.")
  const asked = {
    path: context.req.param(),
    query: query && read(query, context.req.query()),
    json: json && read(json, body),
    form: form && read(form, body),
    once,
    address: dependencies.addressOf(context),
    device: () => deviceOf(context, dependencies),
    dependencies,
  }
  // The route comes from the same path, so its placeholders are the parameters. Each schema gave its own field.
  return asked as Asked<Path, Query, Json, Form>
}

/** A path of the contract as the router writes it: `{id}` is `:id`. */
export const toRoute = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')
