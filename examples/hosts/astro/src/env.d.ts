declare namespace App {
  interface SessionData {
    clientId: string
  }
}
