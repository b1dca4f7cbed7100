/** Where the tokens of requests come from. */
export interface TokenSource {
  /**
   * The token for the next request. One that has ended, or is about to, is renewed first.
   * @returns `null` when nobody is signed in.
   * @throws ApiError when nobody can be asked for a new one now.
   */
  current(): Promise<string | null>
  /**
   * A token in place of one that the server has refused.
   * @returns `null` when there is no other.
   * @throws ApiError as `current()` does.
   */
  replace(refused: string): Promise<string | null>
}
