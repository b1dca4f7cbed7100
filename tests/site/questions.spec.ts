/** What people come with is answered within two clicks from the front page. */
import { expect, test } from './site'

const questions: [question: string, clicks: (string | RegExp)[], answer: string | RegExp][] = []

for (const [question, clicks, answer] of questions)
  test(question, async ({ page, site }) => {
    await page.goto(`${site}index.html`)
    for (const name of clicks) await page.getByRole('main').getByRole('link', { name }).first().click()
    await expect(page.getByRole('main').getByText(answer).first()).toBeVisible()
  })
