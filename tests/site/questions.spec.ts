/** What people come with is answered within two clicks from the front page. */
import { expect, test } from './site'

const questions: [question: string, clicks: (string | RegExp)[], answer: string | RegExp][] = [
  [
    'How do I show payments in my Vue page with my own login?',
    ['Show payments in my Vue page, with my own login'],
    /configure\(\{.*getToken/s,
  ],
  ['What must my server answer?', ['What must my server answer?'], 'checkSession'],
  ['Make it green and square', ['Make it green and square'], /--cp-accent: #17906b;.*--cp-radius: 0;/s],
  ['Is it accessible? Prove it', ['Is it accessible? Prove it'], /axe, on each state of each element/],
  ['What happens when you deploy?', ['What happens when I deploy?'], /This page has been updated/],
]

for (const [question, clicks, answer] of questions)
  test(question, async ({ page, site }) => {
    await page.goto(`${site}index.html`)
    for (const name of clicks) await page.getByRole('main').getByRole('link', { name }).first().click()
    await expect(page.getByRole('main').getByText(answer).first()).toBeVisible()
  })
