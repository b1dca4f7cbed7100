/** Your own sign-in stands here. @returns the id by which the API knows the client */
export async function findClient(email: string, password: string): Promise<string | undefined> {
  return email === 'client@example.com' && password === 'portal-demo' ? 'client-ada' : undefined
}
