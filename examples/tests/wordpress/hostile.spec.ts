/** The WordPress plugin on a new WordPress, as a hostile subscriber, a hostile author and other sites meet it. */
import { addPage, adminOnly, claimsOf, expect, logInAs, nonceOf, test, tokenRoute } from './test'

test.beforeAll(({ plugin }) => plugin)
// What an element says of a bad attribute.
test.use({ expectedErrors: /path must be a path/ })

test('a token is for whoever is logged in, whatever they ask for, and for no other site', async ({
  page,
  request,
}) => {
  await logInAs(page, 'ada')
  const asAda = page.request
  const nonce = String(await nonceOf(asAda))
  const headers = { 'X-WP-Nonce': nonce }
  const others = { sub: 'client-grace', client_portal_id: 'client-grace', user: 1, id: 1 }
  const given = await asAda.post(tokenRoute, { headers, data: others, params: { user_id: 1 } })
  expect(given.headers()['cache-control']).toContain('no-store')
  expect(given.headers()['x-powered-by']).toBeUndefined()
  const claims = claimsOf((await given.json()).token)
  expect(claims).toMatchObject({ sub: 'client-ada', aud: 'client-portal' })
  expect(claims.exp - claims.iat).toBe(300)

  const origin = 'https://evil.example'
  const statusOf = async (answer: Promise<{ status(): number }>) => (await answer).status()
  const refused = {
    'without a nonce': await statusOf(asAda.post(tokenRoute)),
    'a form of another site': await statusOf(
      asAda.post(tokenRoute, { headers: { origin }, form: { a: 'b' } }),
    ),
    'a script tag': await statusOf(asAda.get(`${tokenRoute}?_method=POST&_jsonp=take`)),
    'a nonce that is invented': await statusOf(asAda.post(tokenRoute, { headers: { 'X-WP-Nonce': 'abc' } })),
    'by address': await statusOf(asAda.get(tokenRoute, { headers })),
    "Ada's nonce without her cookie": await statusOf(request.post(tokenRoute, { headers })),
    'a sign-out by another site': await statusOf(
      asAda.post(tokenRoute.replace('token', 'sign-out'), { headers: { origin } }),
    ),
  }
  expect(refused).toEqual({
    'without a nonce': 401,
    'a form of another site': 401,
    'a script tag': 401,
    'a nonce that is invented': 403,
    'by address': 404,
    "Ada's nonce without her cookie": 403,
    'a sign-out by another site': 401,
  })
  // Another site can send the cookie for a nonce, but the browser doesn't let it read the answer.
  const asked = await asAda.get('/wp-admin/admin-ajax.php?action=client_portal_nonce', {
    headers: { origin },
  })
  expect(asked.headers()['access-control-allow-origin']).toBeUndefined()
  expect(asked.headers()['x-powered-by']).toBeUndefined()
  expect((await asAda.post(tokenRoute)).headers()['x-powered-by']).toBeUndefined()
  expect(await nonceOf(asAda)).toBe(nonce)
})

test('a subscriber makes nobody a client, and sees and changes no setting', async ({ page, site }) => {
  await logInAs(page, 'stranger')
  await page.goto('/wp-admin/profile.php')
  await expect(page.getByLabel('Client id')).toHaveCount(0)
  await page.locator('#your-profile').evaluate((form) => {
    form.insertAdjacentHTML('beforeend', '<input name="client_portal_id" value="client-ada">')
  })
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(page.getByText('Profile updated.')).toBeVisible()
  const headers = { 'X-WP-Nonce': String(await nonceOf(page.request)) }
  await page.request.post('/wp-json/wp/v2/users/me', {
    headers,
    data: { meta: { client_portal_id: 'client-ada' } },
  })
  expect(
    site.php(`return get_user_meta( get_user_by( 'login', 'stranger' )->ID, 'client_portal_id', true );`),
  ).toBe('')
  const refusal = await page.request.post(tokenRoute, { headers })
  expect([refusal.status(), (await refusal.json()).code]).toEqual([403, 'client_portal_no_client'])

  expect((await page.request.get(adminOnly)).status()).toBe(403)
  const saved = site.php(`return get_option( 'client_portal' );`)
  const form = {
    option_page: 'client_portal',
    action: 'update',
    'client_portal[api_url]': 'https://evil.example',
  }
  expect((await page.request.post('/wp-admin/options.php', { form })).status()).toBe(403)
  // Nor does an administrator without knowing it: a form of another site has no nonce.
  await page.context().clearCookies()
  await logInAs(page, 'admin')
  expect((await page.request.post('/wp-admin/options.php', { form })).status()).toBe(403)
  expect(site.php(`return get_option( 'client_portal' );`)).toEqual(saved)
})

test('what an author writes into a shortcode or a block is text, and never script', async ({
  page,
  site,
}) => {
  // WordPress itself takes a shortcode with a tag in it apart.
  const attribute = '" onmouseover="document.title=1'
  const tag = '"><img src=x onerror=document.title=1>'
  const options = JSON.stringify({ name: tag, onclick: 'taken()', initials: [1] })
  const path = addPage(
    site,
    'hostile',
    `[client_portal element="avatar" name='${attribute}' onmouseover="taken()" style="x"]
    [client_portal element="avatar" name='${tag}'] [client_portal element='${attribute}']
    [client_portal element="config" api-url="https://evil.example"]
    [client_portal path="javascript:alert(1)" base="//evil.example"]
    <!-- wp:client-portal/element {"element":"avatar","options":${options}} /-->`,
  )
  await page.goto(path)
  const avatars = page.locator('cp-avatar')
  await expect(avatars).toHaveCount(2)
  const written = await avatars.evaluateAll((all) =>
    all.map((each) => Array.from(each.attributes, ({ name, value }) => [name, value])),
  )
  expect(written).toEqual([[['name', attribute]], [['name', tag]]])
  await expect(page.getByText('There is no element "config".')).toBeVisible()
  await expect(page.locator('cp-config, img[src=x]')).toHaveCount(0)
  await expect(page.getByText('You are signed out').first()).toBeVisible()
  await expect(page).toHaveTitle(/Northlight & Sons/)
})
