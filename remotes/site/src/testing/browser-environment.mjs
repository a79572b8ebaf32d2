import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the parts of the fetch standard that a data router needs and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { TextEncoder, TextDecoder, Request, Response, Headers, AbortController, AbortSignal });
  }
}
